import type { StyleTarget } from './batch-list'

/**
 * Common headings by field name, in the site's languages; compared without case, spaces and
 * diacritics. Labels of the current language are known as well.
 */
export const fieldWords: Readonly<Record<string, readonly string[]>> = {
  url: [
    'link address webaddress weblink href uri targeturl destination',
    'adresse webadresse lien enlace direccion indirizzo collegamento ligacao endereco liên-kết',
    'リンク アドレス 链接 网址 网站地址',
  ],
  text: [
    'content code value serial inhalt contenu contenido contenuto conteudo inhoud テキスト 内容',
  ],
  ssid: [
    'network networkname wifi wlan wifiname netzwerk netzwerkname reseau red rete rede netwerk',
    'mạng ネットワーク ネットワーク名 网络 网络名称 wifi名称',
  ],
  security: ['encryption authentication verschlusselung securite seguridad sicurezza 暗号化 加密'],
  password: [
    'passwort kennwort pass key psk passphrase wifipassword motdepasse contrasena clave',
    'palavrapasse senha wachtwoord mậtkhẩu パスワード 密码',
  ],
  hidden: ['versteckt cache oculta nascosta verborgen'],
  firstName: [
    'givenname forename name fullname vorname prenom nombre nome voornaam tên 名 名前 氏名 姓名 名字',
  ],
  lastName: [
    'surname familyname nachname familienname nom apellido apellidos cognome apelido achternaam họ 姓',
  ],
  phoneticLastName: ['フリガナ 姓フリガナ 姓カナ セイ せい'],
  phoneticFirstName: ['名フリガナ 名カナ メイ めい'],
  mobile: [
    'cell cellphone mobilephone handy mobil mobiltelefon portable movil cellulare telemovel diđộng 携帯 携帯電話 手机',
  ],
  email: [
    'mail emailaddress emailadresse courriel correo correoelectronico posta メール メールアドレス 邮箱 电子邮件',
  ],
  website: ['web homepage webseite internet siteweb sitioweb sitoweb ウェブサイト 网站'],
  organization: [
    'company organisation firma unternehmen societe entreprise empresa azienda bedrijf côngty 会社 会社名 公司',
  ],
  jobTitle: [
    'title position role jobtitle beruf funktion poste cargo puesto ruolo functie chứcvụ 役職 职位',
  ],
  phone: [
    'telephone tel phonenumber number telefon telefonnummer rufnummer telefono telefone telefoon điệnthoại 電話 電話番号 电话',
  ],
  street: ['address streetaddress strasse rue calle via rua straat đường 住所 地址'],
  postcode: ['zip zipcode postalcode plz postleitzahl codepostal codigopostal cap 郵便番号 邮编'],
  city: ['town ort stadt ville ciudad citta cidade stad thànhphố 市 城市'],
  region: ['state province county bundesland kanton provincia provincie tỉnh 都道府県 省'],
  country: ['land pays pais paese quốcgia 国 国家'],
  note: ['notes comment notiz bemerkung remarque nota opmerking ghichú メモ 备注'],
  latitude: ['lat breite breitengrad latitud latitudine vĩđộ 緯度 纬度 coordinates koordinaten'],
  longitude: ['lon lng long lange langengrad longitud longitudine kinhđộ 経度 经度'],
  label: ['place placename location ort lieu lugar luogo local plaats địađiểm 場所 地点'],
  title: ['event eventname titel titre titulo titolo sựkiện タイトル 标题'],
  location: ['venue place ort lieu lugar luogo local plaats địađiểm 場所 地点'],
  description: [
    'details beschreibung descripcion descrizione descricao omschrijving môtả 説明 描述',
  ],
  allDay: ['allday ganztagig 終日 全天'],
  startDate: [
    'date start begin startdate datum beginn startdatum debut fecha inicio data dataora ngày 日付 開始日 日期 开始日期',
  ],
  startTime: [
    'time starttime uhrzeit startzeit heure hora ora tijd giờ 時刻 開始時刻 时间 开始时间',
  ],
  endDate: ['end enddate ende enddatum fin fine fim einde 終了日 结束日期'],
  endTime: ['endtime endzeit 終了時刻 结束时间'],
  timeZone: ['timezone tz zeitzone fuseauhoraire zonahoraria fusoorario múigiờ タイムゾーン 时区'],
  to: [
    'email mail recipient emailaddress empfanger destinataire destinatario ontvanger 宛先 收件人',
  ],
  subject: ['betreff objet asunto oggetto assunto onderwerp chủđề 件名 主题'],
  body: ['message text nachricht mensaje messaggio mensagem bericht tinnhắn メッセージ 本文 消息'],
  name: ['payee recipient beneficiary empfanger beneficiaire beneficiario begunstigde payeename'],
  iban: ['account accountnumber konto compte cuenta conto'],
  bic: ['swift swiftcode'],
  amount: ['sum price total betrag montant importe importo valor bedrag sốtiền 金額 金额'],
  message: ['purpose remittance verwendungszweck zweck motif concepto causale'],
  reference: ['ref paymentreference referenz referencia riferimento kenmerk'],
  key: ['pixkey chave chavepix'],
  address: ['upi upiid vpa'],
  secret: ['secretkey otpsecret'],
  issuer: ['service dienst'],
  account: ['user username login benutzer sốtàikhoản stk'],
  bank: ['bankname ngânhàng tênngânhàng'],
  lineId: ['line'],
  promptPayId: ['promptpay'],
  currency: ['wahrung devise moneda valuta moeda'],
  creditorName: ['payee creditor empfanger zahlungsempfanger'],
  debtorName: ['payer debtor zahler'],
}

export const styleHeadings: Readonly<Record<StyleTarget, readonly string[]>> = {
  color: ['colour color farbe couleur colore cor kleur màu 色 颜色'],
  logo: ['logo icon picture image bild ロゴ 标志'],
  frameText: ['frame frametext rahmentext calltoaction cta textecadre'],
}

export const titleWords = [
  'caption beschriftung legende légende didascalia pie bijschrift chúthích キャプション 说明文字',
]

/** Headings of columns that contain names of the links or texts in the same row. */
export const nameWords = [
  'name title titel titre titolo titulo nombre nom nome naam bezeichnung tên 名前 名称 タイトル 标题',
]

/** How often codes are printed. */
export const quantityWords = [
  'pcs pieces qté pièces pezzi piezas unidades peças cái количество кількість ilość',
  'quantity qty copies labels anzahl menge stück etiketten cantidad copias quantité exemplaires',
  'quantità copie aantal stuks quantidade cópias sốlượng 数量 枚数 部数 份数',
]
export const fileNameWords = [
  'filename file dateiname datei nomdefichier fichier archivo nombredearchivo nomefile ficheiro',
  'bestandsnaam têntệp ファイル名 文件名',
]

/**
 * Folds a heading: removes case, diacritics, spaces and punctuation, so that `E-Mail` is `email`.
 */
export function foldWord(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replace(/[\u0300-\u036f]|[^\p{Letter}\p{Number}]/gu, '')
}

export function foldWords(lines: readonly string[]): readonly string[] {
  return lines.flatMap((line) => line.split(' ')).map(foldWord)
}
