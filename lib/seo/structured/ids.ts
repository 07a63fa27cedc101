/** Names within the structured data of a page, by which its parts refer to one another. */
export const organizationId = (siteUrl: string) => `${siteUrl}/#organization`;
export const websiteId = (siteUrl: string) => `${siteUrl}/#website`;

/** A picture's whole address; null stays null. */
export function pictureAddress(siteUrl: string, picture: string | null): string | null {
  return picture?.startsWith('/') ? siteUrl + picture : picture;
}
