/** Functions of a worker that decodes one file in a format that browsers do not know. */
export type PictureDecoder = {
  /** Loads the engine. */
  prepare: () => Promise<void>
  /** The sizes of the pictures in the file. */
  open: (file: Blob) => Promise<readonly { width: number; height: number }[]>
  draw: (index: number) => Promise<ImageBitmap>
}
