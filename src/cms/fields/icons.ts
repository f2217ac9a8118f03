import type { editorialIcons } from '@/ui/icon/icon-names'

export type EditorialIcon = (typeof editorialIcons)[number]

/** Lucide has no brand icons; the site draws these itself. */
export const socialIcons = ['facebook', 'twitter', 'youtube', 'behance', 'linkedin'] as const

export type SocialIcon = (typeof socialIcons)[number]
