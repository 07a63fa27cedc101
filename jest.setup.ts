import '@testing-library/jest-dom';

// An unexpected error on the console fails the test that caused it.
let complaints: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
