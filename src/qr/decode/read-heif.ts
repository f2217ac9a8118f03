import type { Pixels } from '@/qr/render/pixels'

/** A picture of a HEIF file, upright. Decoding it starts with `draw`. */
export type HeifPicture = {
  width: number
  height: number
  /** @throws (rejects) if the picture is damaged or not compressed as HEVC */
  draw: () => Promise<Pixels>
}

/** The pictures of a file, the primary one first. `close` frees the library's memory. */
export type HeifFile = { pictures: readonly HeifPicture[]; close: () => void }

type Libheif = ReturnType<typeof import('libheif-js/libheif-wasm/libheif-bundle.mjs')['default']>
let loaded: Libheif | undefined

/** Loads libheif: 2 MB, of which 1.4 MB are WebAssembly. */
export async function loadHeif(): Promise<Libheif> {
  const { default: start } = await import('libheif-js/libheif-wasm/libheif-bundle.mjs')
  loaded ??= start({ print: () => {}, printErr: () => {} })
  return loaded
}

/**
 * Opens a HEIC or HEIF file. For workers and Node: it decodes in the caller's thread.
 *
 * @throws (rejects) if the file cannot be read
 */
export async function readHeif(bytes: Uint8Array): Promise<HeifFile> {
  const library = await loadHeif()
  // Not the class `HeifDecoder`, which writes failures to the console.
  const context = library.heif_context_alloc()
  const isRead =
    library.heif_context_read_from_memory(context, bytes).code ===
    library.heif_error_code.heif_error_Ok
  const ids = isRead ? library.heif_js_context_get_list_of_top_level_image_IDs(context) : []
  const handles = (Array.isArray(ids) ? ids : [])
    .map((id) => library.heif_js_context_get_image_handle(context, id))
    .filter((handle) => !handle.code)
  const close = () => {
    for (const handle of handles) library.heif_image_handle_release(handle)
    library.heif_context_free(context)
  }
  if (handles.length === 0) {
    close()
    throw new Error('The file is damaged or contains no picture')
  }
  const isPrimary = (handle: HeifHandle) =>
    Number(library.heif_image_handle_is_primary_image(handle))
  const pictures = handles
    .sort((a, b) => isPrimary(b) - isPrimary(a))
    .map((handle) => ({
      width: library.heif_image_handle_get_width(handle),
      height: library.heif_image_handle_get_height(handle),
      draw: () => drawPicture(library, handle),
    }))
  return { pictures, close }
}

type HeifHandle = ReturnType<Libheif['heif_js_context_get_image_handle']>

/** @throws (rejects) if the picture is damaged */
async function drawPicture(library: Libheif, handle: HeifHandle): Promise<Pixels> {
  const decoded = await library.heif_js_decode_image2(
    handle,
    library.heif_colorspace.heif_colorspace_RGB,
    library.heif_chroma.heif_chroma_interleaved_RGBA,
  )
  const [plane] = decoded?.channels ?? []
  if (!plane) throw new Error('The picture cannot be decoded')
  const { data, width, height, stride } = plane
  const rgba = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    rgba.set(data.subarray(row * stride, row * stride + width * 4), row * width * 4)
  }
  library.heif_image_release(decoded.image)
  return { rgba, width, height }
}
