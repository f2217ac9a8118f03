/**
 * Keeps the process running when its output is closed, as after `npm start | head`. Reporting such an
 * error would cause the next one.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
