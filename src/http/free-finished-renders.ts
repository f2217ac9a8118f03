/**
 * Lets the garbage collector free finished renders of pages. React ends each by aborting a signal with
 * an error. Until its stack is read, an error refers to the call that created it, here one of Node's
 * immediates, which refer to their neighbours and these to other renders: under load, all pages ever
 * rendered would stay in memory.
 */
export function freeFinishedRenders(): void {
  const { abort } = AbortController.prototype
  AbortController.prototype.abort = function (reason) {
    if (reason instanceof Error) void reason.stack
    abort.call(this, reason)
  }
}
