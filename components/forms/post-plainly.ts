/** Leaves a form to the browser, which checks and posts it as without JavaScript; false where the site cannot be reached, so that nobody lands on the browser's error page. */
export async function postPlainly(form: HTMLFormElement): Promise<boolean> {
  const isReachable = await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );
  if (!isReachable) return false;
  form.noValidate = false;
  if (form.reportValidity()) form.submit();
  return true;
}
