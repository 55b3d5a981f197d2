/** How browsers word a request, or a module, that never arrived; all of them throw a plain TypeError for it. */
const NEVER_ARRIVED =
  /failed to fetch|networkerror|load failed|dynamically imported module|importing a module/i;

/**
 * Tells a failed connection from every other error. An answer of the server, whatever its status, is none.
 *
 * @param error whatever was thrown
 */
export function isConnectionFailure(error: unknown): boolean {
  return error instanceof TypeError && NEVER_ARRIVED.test(error.message);
}
