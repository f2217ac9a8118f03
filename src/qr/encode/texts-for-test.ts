import fc from 'fast-check'

const kana = fc.stringMatching(/^[ぁ-んァ-ヶ日本語東京都、。「」ー]{1,30}$/)

/** Texts of any characters, and texts with parts for every mode. */
export const mixedText = fc.oneof(
  fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }),
  fc
    .array(
      fc.oneof(
        fc.stringMatching(/^[0-9]{1,30}$/),
        fc.stringMatching(/^[A-Z$:/.]{1,30}$/),
        fc.webUrl(),
        kana,
        fc.stringMatching(/^[а-яё §±°×÷]{1,20}$/),
        fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 }),
      ),
      { minLength: 1, maxLength: 8 },
    )
    .map((parts) => parts.join('')),
)
