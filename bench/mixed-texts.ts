/** Twenty typical texts of codes, in many scripts and mixtures of modes. */
export const mixedTexts: Readonly<Record<string, string>> = {
  digits: '40123456789012345678901234567890',
  capitals: 'PART NO. 4711-A / BATCH 20260203 / SHELF 12',
  link: 'https://example.com/menu?table=12&lang=de',
  'link in capitals': 'HTTPS://EXAMPLE.COM/Q/7F3K9',
  'link with a long number': 'https://example.com/t/00340434161094042557',
  'GS1 link': 'https://id.example.org/01/09506000134352/10/ABC123/21/123456789012',
  'Wi-Fi': 'WIFI:T:WPA;S:Café Sonnenschein;P:h0ch&heilig\\;2026;H:true;;',
  contact:
    'BEGIN:VCARD\nVERSION:3.0\nN:Müller;Änne;;;\nFN:Änne Müller\nTEL;TYPE=CELL:+4915112345678\nEMAIL:aenne@example.com\nEND:VCARD',
  payment:
    'BCD\n002\n1\nSCT\n\nExample Verein\nDE89370400440532013000\nEUR12.50\n\nRF18539007547034\n',
  coordinates: 'geo:48.20849,16.37208?q=48.20849,16.37208(Stephansdom)',
  serials: 'SN:0001234567890123;MAC:00-1B-44-11-3A-B7;FW:2.14.0',
  Japanese: '東京都渋谷区神南一丁目',
  'Japanese and ASCII': '会議室Aの予約はhttps://example.jp/r/12345まで。電話03-1234-5678',
  'kana and digits': 'テーブル12番 ご注文番号 20260203001 です',
  Chinese: '欢迎光临，请扫描二维码查看菜单',
  Vietnamese: 'Thực đơn hôm nay: phở bò, bún chả, gỏi cuốn – 85.000 ₫',
  Arabic: 'مرحبا بكم في مطعمنا، رقم الطاولة 12',
  Greek: 'Καλώς ήρθατε στο ξενοδοχείο, δωμάτιο 204',
  emoji: 'Party 🎉 am 24.12. um 19:30 bei Zoë 👩‍👩‍👧 – bring 🍷 mit',
  'digits in prose':
    'Order 1234567890123456789012345 from ACME CORPORATION INTERNATIONAL, ref 998877665544332211',
}
