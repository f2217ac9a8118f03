import { decodeAs } from './decode-as'

/** Number of bytes examined to detect an encoding. */
const sampleBytes = 64 * 1024

type Candidate = {
  encoding: string
  /** Languages of pages whose lists usually have this encoding. */
  languages: readonly string[]
  /** How much rarer this encoding is than others, on the scale of `costOf`. */
  rarity: number
  costOf: (letter: string, before: string, after: string) => number
}

/** `letterCost` is the mean of the letters beyond ASCII. */
type WeighedEncoding = { encoding: string; cost: number; letterCost: number }

/** Returns the encoding whose text is the most plausible. */
export function guessEncoding(bytes: Uint8Array, language: string): string {
  return weighEncodings(bytes, language)[0]?.encoding ?? 'windows-1252'
}

/**
 * Returns all encodings, the one with the most plausible text first. Statistics about languages need
 * longer texts than most lists and codes have, so each letter beyond ASCII costs about the logarithm
 * of how rare it is in texts of that encoding and in its place: `Br鰐chen` costs more than `Brötchen`.
 */
export function weighEncodings(bytes: Uint8Array, language: string): WeighedEncoding[] {
  const sample = sampleLetters(bytes)
  const weighed = candidates.map(({ encoding, languages, rarity, costOf }) => {
    const text = decodeAs(encoding, sample)
    let letters = 0
    let sum = 0
    for (const { 0: letter, index } of text.matchAll(/\P{ASCII}/gu)) {
      const before = text[index - 1] ?? ''
      letters += 1
      sum += isNoLetter.test(letter)
        ? noLetterCost
        : costOf(letter, before, text[index + letter.length] ?? '')
    }
    // The second byte of a letter of two bytes may be ASCII, which other encodings read as a letter.
    const ascii = asciiCost * (text.match(/[A-Za-z]/g)?.length ?? 0)
    const cost = rarity - (languages.includes(language) ? nativeGain : 0) + sum + ascii
    return { encoding, cost, letterCost: letters > 0 ? sum / letters : 0 }
  })
  return weighed.sort((one, two) => one.cost - two.cost)
}

/** Returns the bytes around the first letters beyond ASCII, which a long list may have at its end only. */
export function sampleLetters(bytes: Uint8Array): Uint8Array {
  const start = Math.max(bytes.findIndex((byte) => byte > 0x7f) - 1, 0)
  return bytes.subarray(start, start + sampleBytes)
}

const nativeGain = 3
const noLetterCost = 15
const asciiCost = 3
/** Replacements of invalid bytes, control characters and private ones. */
const isNoLetter = /[\p{Cc}\p{Co}\p{Cn}\ufffd]/u
const isSmall = /\p{Ll}/u
const isCapital = /\p{Lu}/u
const isLetter = /\p{L}/u

const westernSmall = new Set('äöüßéèêëàâçîïôûùœæñáíóúãõìòåøẽ')
const westernCapital = new Set('ÄÖÜÉÈÊÀÂÇÎÔŒÆÑÁÍÓÚÃÕÅØËÌÒÙÏ')
/** Characters beside words and numbers. */
const signs = new Set('€£«»„“”–—…•°§©®™¿¡½¼¾²³×·\u00a0')

function costOfWestern(letter: string, before: string, after: string): number {
  const beside = isOther(before) && isLetter.test(before)
  // Capital umlauts occur in words of capitals, and at the beginning of others.
  if (westernCapital.has(letter)) {
    if (/^Ç[ÃÕ]$/.test(before + letter)) return 3.5
    const isInside = /[\p{L}\d]/u.test(before) && (isSmall.test(after) || !isLetter.test(before))
    return isSmall.test(before) || isInside ? 10 : beside ? 7.5 : 5
  }
  if (letter === 'œ' && !/[ui]/.test(after)) return 8
  // Two in a row are usual in “ação” and “créée” only; tones after “ê” are Vietnamese.
  if (westernSmall.has(letter)) {
    if (isCapital.test(before) && isOther(before)) return 9
    if (!beside || /^(ç[ãõ]|éé)$/.test(before + letter)) return 3.5
    return /[âêô]/.test(before) ? 8.5 : 5.5
  }
  if (letter === '’' || letter === '‘') return isLetter.test(after) || isLetter.test(before) ? 4 : 6
  if (letter === 'º' || letter === 'ª')
    return /[\dN.\p{Ll}]/u.test(before) && !isOther(before) ? 5 : 8
  if (!signs.has(letter)) return 9
  // Signs are beside words, not in them, and few are before one.
  if (isSmall.test(after) && /[€…•°§©®™]/.test(letter)) return 8
  return isLetter.test(before) && isLetter.test(after) ? 9 : 4.5
}

const isOther = (letter: string) => letter > '\u007f'

const vietnamese = new Set('ăâđêôơưáàéèíóòúùýĂÂĐÊÔƠƯ')

function costOfVietnamese(letter: string, before: string, after: string): number {
  if (/\p{M}/u.test(letter)) return /[aeiouyăâêôơư]/i.test(before) ? 2.5 : 12
  if (!vietnamese.has(letter)) return costOfWestern(letter, before, after) + 1
  if (isCapital.test(letter)) return isSmall.test(before) ? 10 : 5
  // “ươ”, and the two vowels of “ngoài”, are the only ones in a row.
  return isOther(before) && isLetter.test(before) && !/ư|đ/i.test(before) ? 6 : 3.5
}

const commonCyrillic = new Set('оеаинтсрвлкмдпуя')

function costOfCyrillic(letter: string, before: string): number {
  if (!/[а-яё]/i.test(letter)) return letter === '№' || signs.has(letter) ? 5 : 9
  const small = letter.toLowerCase()
  const cost = commonCyrillic.has(small) ? 3 : 4.5
  if (/[a-z]/i.test(before)) return cost + 4
  if (small === letter) return cost
  return cost + (isSmall.test(before) ? 4 : 0.3)
}

/** Letters of lists: the most frequent ones, and those of names, places, headings and goods. */
const frequent = {
  zh: '的一是不了在人有我他这中大来上国个到说们为子和你地出道也时年得就那要下以生会自着去之过家学对可里后小么心多天而能好都然没日于起还发成事只作当想看文无开手十用主行方又如前所本见经头面公同三已老从动两长知民样现分将外但身些与高意进把法此实回二理美点月明其种声全工己话儿者向情部正名定女问力机给等几很业最间新什打便位因重被走电四第门相次东政海口使教西再平真听世气信北少关并内加化由却代军产入先山五太水万市眼体别处总才场师书比住员九笑性通目华报立马命张活难神数件安表原车白应路期叫死常提感金何更反合放做系计或司利受光王果亲界及今京务制解各任至清物台象记边共风战干接它许八特觉望直服毛林题建南度统色字请交爱让认算论百吃义科怎元社术结六功指思非流每青管夫连远资队跟带花快条院变联言权往展该领传近留红治决周保达办运武半候七必城父强步完革深区即求品士转量空甚众技轻程告江语英基派满式李息写呢识极令黄德收脸钱党倒未持取设始版双历越史商千片容研像找友孩站广改议形委早房音火际则首单据导影失拿网香似斯专石若兵弟谁校读志飞观争究包组造落视济喜离虽坏兴宝称链接姓址价格菜号码备注订邮编类型尺寸咖啡茶饭票桌席区县省镇村街楼室层店铺厂维伟芳娜秀敏静丽磊洋勇艳杰娟涛超霞刘陈杨赵黄吴徐孙胡朱何郭罗郑梁谢宋唐许韩冯邓曹彭曾萧田董袁潘于蒋蔡余杜叶苏魏吕丁沈任姚卢傅钟姜崔谭廖范汪陆朝阳恤奶珍珠',
  tw: '的一是不了在人有我他這中大來上國個到說們為子和你地出道也時年得就那要下以生會自著去之過家學對可里後小麼心多天而能好都然沒日於起還發成事只作當想看文無開手十用主行方又如前所本見經頭面公同三已老從動兩長知民樣現分將外但身些與高意進把法此實回二理美點月明其種聲全工己話兒者向情部正名定女問力機給等幾很業最間新什打便位因重被走電四第門相次東政海口使教西再平真聽世氣信北少關並內加化由卻代產入先山五太水萬市體別處總場師書比住員性通目華報立馬命張活難神數件安表原車白應路期常提感金何更反合放做系計司利受光王果親界及今京務制解各任至清物台象記邊共風接許特直服林題建南度統色字請交愛讓認算論百義科元社術結六功指思非流每青管夫連遠資帶花快條院變聯言權往展該領傳近留紅治決周保達辦運必城父強步完深區即求品士轉量空技程告江語英基滿式李識黃德收錢設版雙史商千片友站廣改議形房音火首單據導影網香專石校讀觀組造視離稱鏈結連姓址價格菜號碼備註訂郵編類型尺寸咖啡茶飯票桌席縣省鎮村街樓室層店鋪廠維珍珠奶陳吳劉蔡楊許鄭謝郭洪曾邱廖賴徐周葉蘇莊呂何羅高蕭潘簡朱鍾彭游詹胡施沈余趙盧梁顏柯翁魏孫戴范宋方鄧杜傅侯曹薛丁卓馬董溫唐藍雄灣歡迎',
  ja: '日一国会人年大十二本中長出三同時政事自行社見月分議後前民生連五発間対上部東者党地合市業内相方四定今回新場金員九入選立開手米力学問高代明実円関決子動京全目表戦経通外最言氏現理調体化田当八六約主題下首意法不来作性的要用制治度務強気小七成期公野協取都和統以機平総加山思家話世受区領多県続進正安設保改数記院女初北午指権心界支第産結百派点教報済書府活原先共得解名交資予川向際査勝面委告軍文反元重近千考判認画海参売利組知案道信策集在件団別物側任引使求所次水半品昨論計死官増係感特情投示変打男基私各始島直両朝革価式確村提運終挙果西勢減台広容必応演電歳住争談能無再位置企真流格有疑口過局少放税検藤町常校料沢裁状工建語球営空職証土与急止送援供可役構木割聞身費付施切由説転食比難防補車優夫研収断井何南石足違消境神番規術護展態導鮮備宅害配副算視条幹独警宮究育席輸訪楽起万着乗店述残想線率病農州武声質念待試族象銀域助労例衛然早張映限親額監環験追審商葉義伝働形景落欧担好退準賀訴辺造英被株頭技低毎医復仕去姿味負閣韓渡失移差衆個門写評課末守若脳極種美岡影命含福蔵量望松非撃佐核観察整段横融型白深字答夜製票況音申様財港識注呼渉達前姓住所郎花子太営抹茶席室階号市区町村県府渡邊邉辺斎齋齊濱櫻澤廣髙﨑澁惠嶋',
}

const frequentHangul =
  '이다는에의가을로하고지한은를서사기도인나자대리시어일수해있그아정들부과보스구전제주라적조상장성으원마공동세여거면유선만국트관생경화치소게비용신연모안오위내당업방발무및행우학회과물명미개문중된한김박최강임윤름름울산커피메뉴민번호격가'

/** All letters whose bytes are in the ranges. */
function lettersOf(encoding: string, [low, high]: readonly [number, number]): string {
  const bytes: number[] = []
  for (let first = low; first <= high; first++)
    for (let second = 0x40; second <= 0xfe; second++)
      if (second >= 0xa1 || (encoding === 'big5' && second <= 0x7e)) bytes.push(first, second)
  return new TextDecoder(encoding).decode(Uint8Array.from(bytes))
}

/** Costs of letters of two bytes: of the frequent ones, and of the others in daily use. */
function costOfAsian(frequentLetters: string, usualLetters: string): Candidate['costOf'] {
  const frequentSet = new Set(frequentLetters)
  const usualSet = new Set(usualLetters)
  return (letter, before, after) => {
    const inWord = /[a-z]/.test(before) || /[a-z]/.test(after) ? 3 : 0
    if (frequentSet.has(letter)) return 5.8 + inWord
    if (/[\u2460-\u2473\u3000-\u3011\u3231\uff01-\uff5e\uffe5€¥·…—“”]/.test(letter)) return 6.5
    // Half-width katakana have one byte, as western letters do.
    if (/[\uff61-\uff9f]/.test(letter)) return /[\uff66-\uff9f]/.test(before + after) ? 4.5 : 9
    return (usualSet.has(letter) ? 9.2 : 13) + inWord
  }
}

const kana = `ー${lettersOf('euc-jp', [0xa4, 0xa5])}`
const japanese = costOfAsian(frequent.ja + kana, lettersOf('euc-jp', [0xb0, 0xcf]))

const western = ['de', 'en', 'es', 'fr', 'it', 'nl', 'pt']

const candidates: readonly Candidate[] = [
  { encoding: 'windows-1252', languages: western, rarity: 0, costOf: costOfWestern },
  { encoding: 'macintosh', languages: western, rarity: 2, costOf: costOfWestern },
  { encoding: 'windows-1258', languages: ['vi'], rarity: 3, costOf: costOfVietnamese },
  { encoding: 'windows-1251', languages: ['ru'], rarity: 5, costOf: costOfCyrillic },
  { encoding: 'koi8-r', languages: ['ru'], rarity: 6, costOf: costOfCyrillic },
  {
    encoding: 'gb18030',
    languages: ['zh'],
    rarity: 3,
    costOf: costOfAsian(frequent.zh, lettersOf('gb18030', [0xb0, 0xd7])),
  },
  {
    encoding: 'big5',
    languages: ['zh'],
    rarity: 4,
    costOf: costOfAsian(frequent.tw, lettersOf('big5', [0xa4, 0xc6])),
  },
  { encoding: 'shift_jis', languages: ['ja'], rarity: 3, costOf: japanese },
  { encoding: 'euc-jp', languages: ['ja'], rarity: 4, costOf: japanese },
  {
    encoding: 'euc-kr',
    languages: [],
    rarity: 4,
    costOf: costOfAsian(frequentHangul, lettersOf('euc-kr', [0xb0, 0xc8])),
  },
]
