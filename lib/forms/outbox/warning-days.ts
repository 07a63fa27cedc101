/** What nobody has opened or marked is not deleted before the staff was told of it so many days ago. */
export const WARNING_DAYS = 7;
