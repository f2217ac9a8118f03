/** The current frame at the size of the video; undefined before the first frame. */
export function findDrawnFrame(
  video: HTMLVideoElement,
  canvas = document.createElement('canvas'),
): HTMLCanvasElement | undefined {
  const { videoWidth, videoHeight } = video
  if (videoWidth === 0 || videoHeight === 0) return undefined
  if (canvas.width !== videoWidth) canvas.width = videoWidth
  if (canvas.height !== videoHeight) canvas.height = videoHeight
  canvas.getContext('2d')?.drawImage(video, 0, 0)
  return canvas
}
