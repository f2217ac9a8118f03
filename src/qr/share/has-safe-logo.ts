import type { Design } from '@/qr/design/design'

/** Whether a design from outside carries no logo, one of ours, or a picture that only shows. */
export async function hasSafeLogo({ logo }: Design): Promise<boolean> {
  if (logo?.source.kind !== 'image') return true
  const { checkLogo } = await import('@/qr/render/check-logo')
  return checkLogo(logo.source.dataUrl).ok
}
