import type { ComponentProps } from 'react'

/** Including JPEG makes iPhones convert photos to it, which every browser can read. */
const accept = 'image/png,image/jpeg,image/webp,image/svg+xml,image/gif,image/avif,.svg'

/** The browser's own file input, invisible on top of the element that represents it. */
export function LogoFileInput({
  onFile,
  ...rest
}: { onFile: (file: File) => void } & Pick<
  ComponentProps<'input'>,
  'ref' | 'aria-label' | 'aria-describedby'
>) {
  return (
    <input
      {...rest}
      type="file"
      accept={accept}
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0]
        if (file) onFile(file)
        // Choosing the same file again must trigger a change event.
        currentTarget.value = ''
      }}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
    />
  )
}
