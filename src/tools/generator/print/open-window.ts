/**
 * Shows a file in a window of its own. The window is opened at once, because browsers allow that
 * only within a click, and gets its file when that is made. False when the browser refused.
 *
 * @throws (rejects) what the making of the file throws, after closing the window
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
