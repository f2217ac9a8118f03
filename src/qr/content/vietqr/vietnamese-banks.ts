/**
 * Banks of the NAPAS network: number (BIN), short name, and the codes used in banking apps. Any
 * other bank can be entered by its number.
 */
const banks = [
  '970400 SaigonBank SGICB',
  '970403 Sacombank STB',
  '970405 Agribank VBA',
  '970406 DongA_Bank DOB',
  '970407 Techcombank TCB',
  '970408 GPBank GPB',
  '970409 Bac_A_Bank BAB',
  '970410 Standard_Chartered SCVN',
  '970412 PVcomBank PVCB',
  '970414 OceanBank MBV',
  '970415 VietinBank ICB CTG',
  '970416 ACB',
  '970418 BIDV',
  '970419 NCB',
  '970421 VRB',
  '970422 MB MBBank MB_Bank',
  '970423 TPBank TPB',
  '970424 Shinhan_Bank SHBVN',
  '970425 ABBANK ABB',
  '970426 MSB',
  '970427 VietABank VAB',
  '970428 Nam_A_Bank NAB',
  '970429 SCB',
  '970430 PGBank PGB',
  '970431 Eximbank EIB',
  '970432 VPBank VPB',
  '970433 VietBank',
  '970434 Indovina_Bank IVB',
  '970436 Vietcombank VCB',
  '970437 HDBank HDB',
  '970438 BaoViet_Bank BVB',
  '970439 Public_Bank PBVN',
  '970440 SeABank SEAB',
  '970441 VIB',
  '970442 Hong_Leong_Bank HLBVN',
  '970443 SHB',
  '970444 CBBank CBB',
  '970446 Co-opBank',
  '970448 OCB',
  '970449 LPBank LPB LienVietPostBank',
  '970452 KienlongBank KLB',
  '970454 BVBank VCCB Viet_Capital_Bank',
  '970457 Woori_Bank WVN',
  '970458 UOB',
  '970459 CIMB',
].map((line) => {
  const [bin = '', ...names] = line.split(' ')
  return { bin, names: names.map((name) => name.replaceAll('_', ' ')) }
})

const numbers = new Map(banks.flatMap(({ bin, names }) => names.map((name) => [fold(name), bin])))
const shortNames = new Map(banks.map(({ bin, names: [name = ''] }) => [bin, name]))

/** Finds the six digits of a bank by its number or its name; undefined if neither is known. */
export function findVietnameseBank(typed: string): string | undefined {
  const number = typed.replace(/\s/g, '')
  return /^\d{6}$/.test(number) ? number : numbers.get(fold(typed))
}

/** The short name of a bank, or undefined if its number is not listed. */
export function nameVietnameseBank(bin: string): string | undefined {
  return shortNames.get(bin)
}

function fold(name: string): string {
  return name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('đ', 'd')
    .replace(/[^a-z0-9]/g, '')
}
