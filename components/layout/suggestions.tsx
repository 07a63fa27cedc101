import '@/styles/globals.scss';
import { Fragment, type MouseEvent, type RefObject, useId, useRef } from 'react';
import { suggestionTexts as texts } from '@/content/client/search';
import { toSearchPath } from '@/lib/routes';
import { Icon } from '../ui/icon';
import { ModelName } from '../ui/model-name';
import styles from './search-box.module.scss';
import { type SuggestionAnswer, useSuggestions } from './use-suggestions';

type Props = {
  readonly form: RefObject<HTMLFormElement | null>;
  readonly go: (href: string) => void;
};

/** The list below the search box (combobox pattern of WAI-ARIA): categories, products, services, and the search itself as the last one. */
export function Suggestions({ form, go }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const { q, suggestions, isOpen, close } = useSuggestions(form, list);
  const option = (href: string, number: number) => ({
    id: `${id}-${number}`,
    role: 'option',
    tabIndex: -1,
    href,
    className: styles.option,
    onClick: (event: MouseEvent) => {
      // In another tab or window the browser opens it.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      close();
      go(href);
    },
  });
  return (
    <>
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-label={texts.label}
        className={styles.list}
        hidden={!isOpen}
        // The field keeps the focus, and the list stays.
        onMouseDown={(event) => event.preventDefault()}
      >
        {suggestions.map((suggestion, number) => (
          <a key={`${suggestion.kind}-${suggestion.id}`} {...option(suggestion.href, number)}>
            <SuggestionBody suggestion={suggestion} />
          </a>
        ))}
        <a key="search" {...option(toSearchPath(q), suggestions.length)}>
          <span className={styles.picture}>
            <Icon name="search" size={20} />
          </span>
          <span className={styles.name}>{texts.searchFor(q)}</span>
        </a>
      </div>
      <span role="status" className="hidden">
        {isOpen && texts.count(suggestions.length + 1)}
      </span>
    </>
  );
}

function SuggestionBody({ suggestion }: { readonly suggestion: SuggestionAnswer }) {
  const { kind, name, lang, marks, picture, brand, category } = suggestion;
  const about = kind === 'product' ? [brand, category] : [texts[kind]];
  return (
    <>
      <span className={styles.picture}>
        <img src={picture} alt="" width={40} height={40} />
      </span>
      <span className={styles.words}>
        <span className={styles.name} lang={lang}>
          {marks.map(([from, to], at) => (
            <Fragment key={from}>
              <ModelName>{name.slice(marks[at - 1]?.[1] ?? 0, from)}</ModelName>
              <mark>
                <ModelName>{name.slice(from, to)}</ModelName>
              </mark>
            </Fragment>
          ))}
          <ModelName>{name.slice(marks.at(-1)?.[1] ?? 0)}</ModelName>
        </span>{' '}
        <span className={styles.about}>{about.filter(Boolean).join(' · ')}</span>
      </span>
    </>
  );
}
