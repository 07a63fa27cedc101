import '@testing-library/jest-dom';

// jsdom has no layout: nothing ever comes near its screen.
if (typeof window !== 'undefined') {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
    takeRecords() {
      return [];
    }
  } as unknown as typeof IntersectionObserver;
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  window.matchMedia = (media) => ({ media, matches: false }) as MediaQueryList;
}

// An unexpected error on the console fails the test that caused it.
let complaints: jest.SpiedFunction<typeof console.error>;

beforeEach(() => {
  complaints = jest.spyOn(console, 'error');
});

afterEach(() => {
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});
