/** Days without a visit after which the record of a missing page is deleted. */
export const missingPageDays = 90
