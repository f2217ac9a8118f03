import type { ContactReply } from '@/data/contact/contact-answer'

/** Replaces the server action, which would load the CMS into the browser. */
export const submitContactForm = async (): Promise<ContactReply | null> => null
