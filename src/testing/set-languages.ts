import { setSiteLanguages } from '@/cms/desk/site-languages'

// Where Payload is loaded, the translation desk does it.
setSiteLanguages()
