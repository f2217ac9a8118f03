/**
 * Lets the process go on when nobody reads its output any more, as after `npm start | head`. To
 * report such an error would cause the next one.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
