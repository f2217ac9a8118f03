/**
 * Lets the process go on when its output has no reader any more, as after `npm start | head`. To
 * report such an error would cause the next one.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
