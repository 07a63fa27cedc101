/** As the framework writes the scripts in the head of a page, and after its words the one that begins. */
const SCRIPT = /<script src="([^"&<]+)"(?: id="_R_")? async=""><\/script>/g;
const FIRST = ' id="_R_" async=""></script>';
const PRELOADED = /<link rel="preload" as="script"[^>]*\/>/g;

/** Milliseconds after which a page whose first picture has not come yet is brought to life all the same. */
const PATIENCE = 3_000;

/** Waits until the page has been painted, and two frames more for its first picture, once that can be painted. */
const loaderOf = (scripts: readonly string[]) => `(() => {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    for (const src of ${JSON.stringify(scripts)})
      document.head.append(Object.assign(document.createElement('script'), { src, async: true }));
  };
  setTimeout(start, ${PATIENCE});
  const isPainted = new Promise((resolve) => {
    new PerformanceObserver((list) => list.getEntriesByName('first-contentful-paint').forEach(resolve))
      .observe({ type: 'paint', buffered: true });
  });
  const picture = document.querySelector('img[fetchpriority=high]');
  const aFrame = () => new Promise(requestAnimationFrame);
  Promise.allSettled([isPainted, picture?.decode()]).then(aFrame).then(aFrame).then(() => setTimeout(start));
})()`;

/** The page with its scripts after its first paint (README, decisions): fetched as the framework does, they take the line and the processor of a slow phone from what the visitor came to see. */
export function withLateScripts(html: string): string {
  // Where scripts with an address are: searching all of a long page would take as long as sending it.
  const headEnd = html.indexOf('</head>');
  const mark = html.indexOf(FIRST, headEnd);
  if (mark < 0) return html;
  const [firstStart, firstEnd] = [html.lastIndexOf('<script', mark), mark + FIRST.length];
  const bodyEnd = html.lastIndexOf('</body>');
  const sources: string[] = [];
  const without = (part: string) =>
    part.replaceAll(SCRIPT, (_, source: string) => {
      sources.push(source);
      return '';
    });
  const head = without(html.slice(0, headEnd)).replaceAll(PRELOADED, '');
  const body =
    html.slice(headEnd, firstStart) + without(html.slice(firstStart, firstEnd)) + html.slice(firstEnd, bodyEnd);
  return `${head}${body}<script>${loaderOf([...new Set(sources)])}</script>${html.slice(bodyEnd)}`;
}
