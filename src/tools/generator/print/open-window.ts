/**
 * Shows a file in a new window. The window is opened immediately, because browsers allow that only
 * within a click, and receives the file when it is created. Resolves to false if the browser
 * refused.
 *
 * @throws (rejects) the error of creating the file, after closing the window
 */
export async function openInWindow(making: () => Promise<Blob>): Promise<boolean> {
  const opened = window.open('', '_blank')
  if (!opened) return false
  try {
    const address = URL.createObjectURL(await making())
    opened.location.replace(address)
    // The viewer may request the file again, for example to save it.
    setTimeout(() => URL.revokeObjectURL(address), 600_000)
    return true
  } catch (cause) {
    opened.close()
    throw cause
  }
}
