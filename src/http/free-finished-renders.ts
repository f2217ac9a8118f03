/**
 * Lets finished renders of pages be collected. React ends each with an error that it aborts a signal
 * with. Until the stack of an error is read, it refers to the call that it was made in, here one of
 * Node's immediates, which refer to those before and after them, and they to the renders that they
 * belong to: under load, all pages ever rendered would stay in memory.
 */
export function freeFinishedRenders(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason) {
    if (reason instanceof Error) void reason.stack
    abort.call(this, reason)
  }
}
