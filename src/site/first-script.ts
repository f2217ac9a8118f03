import { deferPresses } from './defer-presses'
import { catchInstallPrompt } from './install/catch-install-prompt'
import { carryVcode } from './vcode/carry-vcode'

/** Scripts that cannot wait for React. The HTTP layer recognizes them by their text. */
export const firstScript = [deferPresses, carryVcode, catchInstallPrompt].join(';')
