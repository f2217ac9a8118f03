/**
 * Ignores errors of closed output streams, so that the process survives `npm start
 * head`. Reporting such an error would cause another one.
 */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
