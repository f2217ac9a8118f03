import type { ReactNode } from 'react'
import type { CodeFileView, PageStyle } from '@/codes'
import { classNames } from '@/ui/class-names'
import { pageStyle } from './page-theme'

const scope = 'data-hosted-page'

/** The frame of a page in the owner's colors, with the owner's logo. */
export function ThemedPage({
  theme,
  files,
  isWide = false,
  children,
}: {
  theme: PageStyle
  files: readonly CodeFileView[]
  /** Types with media are wider than text. */
  isWide?: boolean
  children: ReactNode
}) {
  const logo = files.find(({ id }) => id === theme.logoFileId)
  return (
    <div {...{ [scope]: '' }} className="@container grow bg-paper text-ink">
      <style>{pageStyle(theme, `[${scope}]`)}</style>
      <div
        className={classNames(
          'mx-auto w-full px-4 pb-12 @xl:px-6 @xl:pb-16',
          isWide ? 'max-w-[50rem]' : 'max-w-[36rem]',
        )}
      >
        {logo && (
          // biome-ignore lint/performance/noImgElement: uploads never pass through an optimizer
          <img
            src={logo.path}
            alt=""
            width={logo.widthPx ?? undefined}
            height={logo.heightPx ?? undefined}
            data-logo=""
            className="my-4 max-h-16 w-auto max-w-[12rem] object-contain"
          />
        )}
        {children}
      </div>
    </div>
  )
}
