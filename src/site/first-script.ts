import { holdPresses } from './hold-presses'
import { catchInstallPrompt } from './install/catch-install-prompt'
import { carryVcode } from './vcode/carry-vcode'

/** What cannot wait for React. The HTTP layer knows it by its text. */
export const firstScript = [holdPresses, carryVcode, catchInstallPrompt].join(';')
