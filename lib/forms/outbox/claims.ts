/** The number of attempts tells whether somebody else has tried meanwhile. */
const IF_UNTOUCHED = "WHERE id = ? AND status = 'pending' AND attempts = ?";

/** The statements by which one process takes a row of `table` for a call, and puts it back when nothing was taken. */
export function getClaims(table: 'submissions' | 'notifications') {
  return {
    claim: `UPDATE ${table} SET attempts = attempts + 1, unanswered = unanswered + 1, next_attempt_at = ? ${IF_UNTOUCHED} RETURNING *`,
    postpone: `UPDATE ${table} SET unanswered = unanswered - 1, next_attempt_at = ? ${IF_UNTOUCHED}`,
  };
}
