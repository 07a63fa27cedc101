/** A product or service as this device remembers it; `picture` is a path of the site. */
export type Recent = {
  readonly id: string;
  readonly name: string;
  readonly picture: string;
  /** Not in what older versions stored: then a service's address has the other form that its page accepts. */
  readonly isService?: boolean;
};

/** Where this device remembers them, the last first. */
export const RECENT_KEY = 'vistos-recientemente';
