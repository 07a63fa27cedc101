import { saveDraft } from './draft';
import { submitNatively } from './native-submit';

/** A form with one required field that holds `value`; tells how often it was posted. */
function formWith(value: string) {
  const form = document.createElement('form');
  form.noValidate = true;
  form.innerHTML = '<input name="client_name" required>';
  form.querySelector('input')?.setAttribute('value', value);
  document.body.append(form);
  return { form, submit: jest.spyOn(form, 'submit').mockImplementation(() => undefined) };
}

const answering = async () => ({ ok: true }) as Response;
const unreachable = async () => {
  throw new TypeError('Failed to fetch');
};

afterEach(() => {
  document.body.replaceChildren();
});

test.each([
  ['is posted by the browser when it is whole and the site is there', 'Ana', answering, true, 1],
  ['is not posted while a field is missing', '', answering, true, 0],
  ['stays where it is when the site cannot be reached', 'Ana', unreachable, false, 0],
])('a form %s', async (_, value, fetch, isReachable, posts) => {
  window.fetch = fetch;
  const { form, submit } = formWith(value);
  saveDraft('contacto', form);
  expect(await submitNatively(form, 'contacto')).toBe(isReachable);
  expect(submit).toHaveBeenCalledTimes(posts);
  // What was posted must not be found again and sent twice; what was not is kept.
  expect(sessionStorage.getItem('contacto') === null).toBe(posts === 1);
  // The next try is checked by the form's own code again, should it come.
  expect(form.noValidate).toBe(true);
});
