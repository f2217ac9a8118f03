import type { ContactReply } from '@/data/contact/contact-answer'

/** In place of the server action, which would bring the CMS into the browser. */
export const submitContactForm = async (): Promise<ContactReply | null> => null
