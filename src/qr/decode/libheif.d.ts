/** The part of libheif-js that the site uses; the package has no types for this file. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  type Context = { readonly context: unique symbol }
  type Handle = { code?: object }
  type Plane = { data: Uint8Array; width: number; height: number; stride: number }
  type Libheif = {
    heif_error_code: { heif_error_Ok: object }
    heif_colorspace: { heif_colorspace_RGB: object }
    heif_chroma: { heif_chroma_interleaved_RGBA: object }
    heif_context_alloc: () => Context
    heif_context_read_from_memory: (context: Context, file: Uint8Array) => { code: object }
    /** A list, or an error with a code. */
    heif_js_context_get_list_of_top_level_image_IDs: (context: Context) => number[] | Handle
    heif_js_context_get_image_handle: (context: Context, id: number) => Handle
    heif_image_handle_is_primary_image: (handle: Handle) => boolean | number
    heif_image_handle_get_width: (handle: Handle) => number
    heif_image_handle_get_height: (handle: Handle) => number
    /** Without channels if it fails. */
    heif_js_decode_image2: (
      handle: Handle,
      colors: object,
      layout: object,
    ) => { channels?: Plane[]; image: object }
    heif_image_release: (image: object) => void
    heif_image_handle_release: (handle: Handle) => void
    heif_context_free: (context: Context) => void
  }
  export default function start(options: { print: () => void; printErr: () => void }): Libheif
}
