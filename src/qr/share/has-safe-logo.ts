import type { Design } from '@/qr/design/design'

/**
 * Whether a design from outside has no logo, a built-in one, or a picture without active content.
 */
export async function hasSafeLogo({ logo }: Design): Promise<boolean> {
  if (logo?.source.kind !== 'image') return true
  const { checkLogo } = await import('@/qr/render/check-logo')
  return checkLogo(logo.source.dataUrl).ok
}
