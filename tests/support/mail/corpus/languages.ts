/** What buyers say, and how their programs introduce what they quote. */
export interface Language {
  readonly name: string;
  readonly said: readonly string[];
  readonly wrote: string;
  readonly fields: readonly [from: string, sent: string, to: string, subject: string];
}

export const languages: readonly Language[] = [
  {
    name: 'english',
    said: [
      '500 m is fine. Can you do 290?',
      'Dear Meera,\n\nplease send a proforma for 800 m in navy.\n\nBest regards,\nAsha',
      'From our side all is clear: width 60 inch, 160 GSM.',
    ],
    wrote: 'On Mon, 16 Nov 2026 at 11:30, Taana <sales@taana.example> wrote:',
    fields: ['From', 'Sent', 'To', 'Subject'],
  },
  {
    name: 'hindi',
    said: [
      'हाँ, 500 मीटर ठीक है। कृपया नमूना भेजें।',
      'क्या कल बात हो सकती है?',
      'भाव 290 रुपये कर दीजिए।\n\nधन्यवाद',
    ],
    wrote: 'सोम, 16 नव॰ 2026 को 11:30 पूर्वाह्न बजे Taana <sales@taana.example> ने लिखा:',
    fields: ['प्रेषक', 'भेजा गया', 'प्रति', 'विषय'],
  },
  {
    name: 'punjabi',
    said: ['ਹਾਂ ਜੀ, 500 ਮੀਟਰ ਠੀਕ ਹੈ।', 'ਕਿਰਪਾ ਕਰਕੇ ਸੈਂਪਲ ਲੁਧਿਆਣੇ ਭੇਜੋ।', 'ਰੇਟ 310 ਫਾਈਨਲ ਕਰੋ ਜੀ।'],
    wrote: 'ਸੋਮ, 16 ਨਵੰ 2026 ਨੂੰ 11:30 ਵਜੇ Taana <sales@taana.example> ਨੇ ਲਿਖਿਆ:',
    fields: ['ਵੱਲੋਂ', 'ਭੇਜਿਆ', 'ਨੂੰ', 'ਵਿਸ਼ਾ'],
  },
  {
    name: 'arabic',
    said: [
      'نعم، نريد 2000 متر باللون الأزرق.',
      'موافق على السعر.',
      'متى يمكن الشحن إلى دبي؟\n\nمع التحية',
    ],
    wrote:
      'في الاثنين، 16 نوفمبر 2026 في 11:30 ص تمت كتابة ما يلي بواسطة Taana <sales@taana.example>:',
    fields: ['من', 'تاريخ', 'إلى', 'الموضوع'],
  },
];
