// Plain JavaScript without imports, loaded first: an older Node must be able to read it.
/** `engines` of package.json. */
export const LEAST_NODE = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
const [leastMajor, leastMinor] = LEAST_NODE;
if (major < leastMajor || (major === leastMajor && minor < leastMinor)) {
  console.error(`Node ${process.versions.node} is too old: install Node ${LEAST_NODE.join('.')} or later, best 24.`);
  process.exit(1);
}
