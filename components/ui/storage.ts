/** What `use` gives; `otherwise` where the browser refuses storage, as private windows and full disks do, or what is stored is invalid. */
export function withStorage<Given, Other = undefined>(use: () => Given, otherwise?: Other): Given | Other {
  try {
    return use();
  } catch {
    return otherwise as Other;
  }
}
