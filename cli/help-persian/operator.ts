/** Persian help of the operators' commands and of the completion, keyed by the English text. */
export const operator: Readonly<Record<string, string>> = {
  "What the people behind the site decide: stays on request, refunds, comments, questions, alarms. Every command takes an operator token from a file: --token-file, or SHAMSEH_OPERATOR_TOKEN_FILE.":
    "تصمیم‌های متصدیان: اقامت‌های درخواستی، بازگشت وجه، نظرها، پرسش‌ها، هشدارها. هر دستور توکن متصدی را از یک فایل می‌گیرد: --token-file یا SHAMSEH_OPERATOR_TOKEN_FILE.",
  "What waits for a decision: how many, how long the oldest has waited, and the command that decides it. Exit code 1 while there is anything.":
    "آنچه منتظر تصمیم است: چند مورد، قدیمی‌ترین از کی، و دستوری که تصمیم را می‌گیرد. تا وقتی چیزی هست کد خروج ۱ است.",
  "what waits for a decision, and since when": "آنچه منتظر تصمیم است، و از کی",
  "a file with the operator token, - for stdin; SHAMSEH_OPERATOR_TOKEN_FILE without it":
    "فایلی با توکن متصدی، - برای ورودی استاندارد؛ بدون آن SHAMSEH_OPERATOR_TOKEN_FILE",
  "the provider; PROVIDER_URL without it, then http://127.0.0.1:3001":
    "ارائه‌دهنده؛ بدون آن PROVIDER_URL و سپس http://127.0.0.1:3001",
  "one JSON document, instants in epoch seconds": "یک سند JSON، زمان‌ها به ثانیهٔ یونیکس",
  "who decides, in the commands that are printed": "چه کسی تصمیم می‌گیرد، در دستورهایی که نوشته می‌شود",
  "Accepts a stay on request for its property: it can be paid from then on.":
    "اقامت درخواستی را از سوی اقامتگاه می‌پذیرد: از آن پس پرداختنی است.",
  "accepts a stay on request for its property": "اقامت درخواستی را از سوی اقامتگاه می‌پذیرد",
  "why, as the traveller will read it": "دلیل، همان‌طور که مسافر می‌خواند",
  "who decides, with the installation's token; SHAMSEH_OPERATOR without it. An operator's own token has the name":
    "چه کسی تصمیم می‌گیرد، با توکن نصب؛ بدون آن SHAMSEH_OPERATOR. توکن خود متصدی نام دارد",
  "the reservation's confirmation code": "کد تأیید رزرو",
  "Rejects a stay on request for its property: its rooms are released.":
    "اقامت درخواستی را از سوی اقامتگاه رد می‌کند: اتاق‌هایش آزاد می‌شود.",
  "rejects a stay on request for its property": "اقامت درخواستی را از سوی اقامتگاه رد می‌کند",
  "Issues a paid booking with what its supplier gave: a code; of flights the locator and tickets of each direction.":
    "رزرو پرداخت‌شده را با آنچه تأمین‌کننده داد صادر می‌کند: یک کد؛ در پرواز کد رزرو و بلیت‌های هر مسیر.",
  "issues a paid booking with what its supplier gave": "رزرو پرداخت‌شده را با آنچه تأمین‌کننده داد صادر می‌کند",
  "what the property, the agency or the airline calls the booking": "نام رزرو نزد اقامتگاه، آژانس یا ایرلاین",
  "of the way out: the locator, and a ticket for each traveller in order: K7MX4Q:9991234567890,9991234567891":
    "مسیر رفت: کد رزرو و بلیت هر مسافر به ترتیب: K7MX4Q:9991234567890,9991234567891",
  "the same of the way back": "همان برای مسیر برگشت",
  "a note for the journal": "یادداشتی برای دفتر رویدادها",
  "Gives up a paid booking that its supplier cannot issue: all the money goes back, and its traveller is told.":
    "از رزرو پرداخت‌شده‌ای که تأمین‌کننده صادر نمی‌کند دست می‌کشد: همهٔ پول برمی‌گردد و به مسافر گفته می‌شود.",
  "gives up a paid booking that its supplier cannot issue": "از رزرو پرداخت‌شده‌ای که تأمین‌کننده صادر نمی‌کند دست می‌کشد",
  "Cancels a booking for its traveller: at what its policy costs now, or for an amount that you name.":
    "رزرو را برای مسافرش لغو می‌کند: با هزینهٔ کنونی شرایط لغو، یا مبلغی که می‌دهید.",
  "cancels a booking for its traveller": "رزرو را برای مسافرش لغو می‌کند",
  "what goes back to the wallet; with a reason, also once the stay is over":
    "آنچه به کیف پول برمی‌گردد؛ با دلیل، پس از پایان اقامت هم",
  "Ends a booking that its property, agency or airline has cancelled: all that was paid is refunded, and its traveller is told.":
    "رزروی را که اقامتگاه، آژانس یا ایرلاین لغو کرده پایان می‌دهد: همهٔ پرداختی برمی‌گردد و به مسافر گفته می‌شود.",
  "ends a booking that its property, agency or airline has cancelled":
    "رزروی را که اقامتگاه، آژانس یا ایرلاین لغو کرده پایان می‌دهد",
  "what a traveller asks to be changed in a booking": "آنچه مسافر می‌خواهد در رزروش عوض شود",
  "What a traveller asks to be changed in a booking.": "آنچه مسافر می‌خواهد در رزروش عوض شود.",
  "Changes dates, rooms, departure or flights of a booking, as its traveller could. Without --quote it says what that costs now. With it a change that costs nothing or gives money back is made at once; a dearer one is held for up to an hour, and its traveller gets an SMS with the way to pay it.":
    "تاریخ، اتاق، حرکت یا پرواز یک رزرو را همان‌طور تغییر می‌دهد که مسافرش می‌توانست. بدون --quote می‌گوید این تغییر اکنون چقدر هزینه دارد. با آن، تغییری که هزینه ندارد یا پول برمی‌گرداند همان لحظه انجام می‌شود؛ تغییر گران‌تر حداکثر یک ساعت نگه داشته می‌شود و راه پرداخت آن به مسافر پیامک می‌شود.",
  "changes dates, rooms, departure or flights of a booking": "تاریخ، اتاق، حرکت یا پرواز یک رزرو را تغییر می‌دهد",
  "Cancels a part of a booking for its traveller, at what its policy costs now: a room, a direction of a flight, a traveller or an extra. Without --quote it says what that costs. What goes back goes the way that the traveller paid.":
    "بخشی از یک رزرو را برای مسافرش و با هزینهٔ کنونی شرایط لغو آن لغو می‌کند: یک اتاق، یک مسیر پرواز، یک مسافر یا یک خدمت جانبی. بدون --quote می‌گوید این کار چقدر هزینه دارد. آنچه برمی‌گردد از همان راهی برمی‌گردد که مسافر پرداخته است.",
  "cancels a part of a booking for its traveller": "بخشی از یک رزرو را برای مسافرش لغو می‌کند",
  "the number of the cost that the traveller agreed to; without it the cost is told":
    "شمارهٔ هزینه‌ای که مسافر با آن موافقت کرد؛ بدون آن، هزینه گفته می‌شود",
  "room-2, direction-1, traveller-3 or extra-1": "room-2، direction-1، traveller-3 یا extra-1",
  "Corrects the names of one traveller of a booking, as its traveller could: once it is issued, only of the same person.":
    "نام یک مسافر رزرو را اصلاح می‌کند، همان‌طور که خود مسافر می‌تواند: پس از صدور فقط نام همان شخص را.",
  "corrects the names of one traveller of a booking, as its traveller could":
    "نام یک مسافر رزرو را اصلاح می‌کند، همان‌طور که خود مسافر می‌تواند",
  "which of them, counted from 1 in the order of the booking": "شمارهٔ مسافر، از ۱ و به ترتیب رزرو",
  "the first name in Persian": "نام به فارسی",
  "the surname in Persian": "نام خانوادگی به فارسی",
  "the first name in Latin letters": "نام به لاتین",
  "the surname in Latin letters": "نام خانوادگی به لاتین",
  "what the supplier said, kept in the journal": "آنچه تأمین‌کننده گفت، در دفتر رویدادها می‌ماند",
  "money on its way to a bank account": "پولی که در راه حساب بانکی است",
  "approves a refund that was asked for": "درخواست بازگشت وجه را تأیید می‌کند",
  "its number; of a flight or a departure also its external_id": "شماره‌اش؛ در پرواز و حرکت تور external_id آن هم",
  "Rejects a refund: its amount stays in the wallet.": "درخواست بازگشت وجه را رد می‌کند: مبلغ در کیف پول می‌ماند.",
  "rejects a refund": "درخواست بازگشت وجه را رد می‌کند",
  "records that an approved refund was paid out, by another operator than the one who approved it":
    "پرداخت بازگشت وجه تأییدشده را ثبت می‌کند، به دست متصدی دیگری جز تأییدکننده",
  "the bank's reference": "شمارهٔ پیگیری بانک",
  "Lists the refunds that wait to be approved, then to be sent, the longest first, each with the command that decides it. Exit code 1 while there is any.":
    "بازگشت وجه‌هایی را فهرست می‌کند که منتظر تأیید و سپس پرداخت است، از قدیمی‌ترین، هر کدام با دستور تصمیمش. تا وقتی چیزی هست کد خروج ۱ است.",
  "lists what waits, and what decides it": "آنچه منتظر است، و دستور تصمیمش",
  "only what has waited for so long: 90m, 2h or 3d": "تنها آنچه این‌قدر منتظر مانده: 90m، 2h یا 3d",
  "how many at most, 500 at the most; 50 without it": "حداکثر چند مورد، بیشترین ۵۰۰؛ بدون آن ۵۰",
  "money for no payment of ours, from a settlement": "پولی که در تسویه هست و از پرداخت‌های ما نیست",
  "Returns money that a gateway took for no payment of ours: through the gateway, or recorded as sent by hand.":
    "پولی را که درگاه گرفته و از پرداخت‌های ما نیست برمی‌گرداند: از راه درگاه، یا ثبت بازگشت دستی.",
  "returns money that a gateway took for no payment of ours":
    "پولی را که درگاه گرفته و از پرداخت‌های ما نیست برمی‌گرداند",
  "it was sent back by hand: the number of that": "دستی برگردانده شد: شمارهٔ آن",
  "books such money to the reservation that it is for": "چنین پولی را به حساب رزروی که برای آن است می‌گذارد",
  "Lists the open differences between a gateway's books and ours, the longest first, each with the command that decides it. Exit code 1 while there is any.":
    "تفاوت‌های باز میان دفترهای درگاه و ما را فهرست می‌کند، از قدیمی‌ترین، هر کدام با دستور تصمیمش. تا وقتی چیزی هست کد خروج ۱ است.",
  "Returns the money of every payment in the settlement of a day that is in no books of ours, as found return does of one; what needs two people waits for the second to say the same.":
    "پول همهٔ پرداخت‌های تسویهٔ یک روز را که در دفترهای ما نیست برمی‌گرداند، همان‌طور که found return یکی را؛ آنچه دو نفر لازم دارد منتظر نفر دوم می‌ماند.",
  "returns all money of a settlement that we do not know": "همهٔ پول ناشناختهٔ یک تسویه را برمی‌گرداند",
  "why, kept with each of them": "دلیل، که با هر کدام می‌ماند",
  "they were sent back by hand: the number of that": "دستی برگردانده شدند: شمارهٔ آن",
  "whose settlement: zarinpal, test": "تسویهٔ کدام درگاه: zarinpal، test",
  "the day in Tehran that was compared, YYYY-MM-DD": "روزی به وقت تهران که سنجیده شد، YYYY-MM-DD",
  "what travellers say of a stay": "نظر مسافران دربارهٔ اقامت",
  "publishes a traveller's comment": "نظر مسافر را منتشر می‌کند",
  "keeps a traveller's comment unpublished": "نظر مسافر را منتشر نمی‌کند",
  "writes the property's answer under a published comment, in place of an earlier one":
    "پاسخ اقامتگاه را زیر نظر منتشرشده می‌نویسد، به‌جای پاسخ پیشین",
  "the answer; - for stdin": "پاسخ؛ - برای ورودی استاندارد",
  "Lists the comments that wait to be published, the longest first, each with the command that decides it. Exit code 1 while there is any.":
    "نظرهای منتظر انتشار را فهرست می‌کند، از قدیمی‌ترین، هر کدام با دستور تصمیمش. تا وقتی چیزی هست کد خروج ۱ است.",
  "what travellers ask of a property": "پرسش‌های مسافران از اقامتگاه",
  "answers a traveller's question and publishes both": "به پرسش مسافر پاسخ می‌دهد و هر دو را منتشر می‌کند",
  "Lists the questions that wait for an answer, the longest first, each with the command that decides it. Exit code 1 while there is any.":
    "پرسش‌های منتظر پاسخ را فهرست می‌کند، از قدیمی‌ترین، هر کدام با دستور تصمیمش. تا وقتی چیزی هست کد خروج ۱ است.",
  "SMS and e-mails that were given up.": "پیامک‌ها و ایمیل‌هایی که از فرستادنشان دست کشیده شد.",
  "SMS and e-mails that were given up": "پیامک‌ها و ایمیل‌هایی که از فرستادنشان دست کشیده شد",
  "sends a message once more that was given up after its last attempt":
    "پیامی را که پس از آخرین تلاش رها شد دوباره می‌فرستد",
  "Lists the SMS and e-mails that were given up, the longest first, each with the command that decides it. Exit code 1 while there is any.":
    "پیامک‌ها و ایمیل‌های رهاشده را فهرست می‌کند، از قدیمی‌ترین، هر کدام با دستور تصمیمش. تا وقتی چیزی هست کد خروج ۱ است.",
  "exchange rates of sums beside toman": "نرخ ارز مبلغ‌های کنار تومان",
  "EUR, USD or AED": "EUR یا USD یا AED",
  "sets how many rial one unit of a currency is": "تعیین می‌کند هر واحد از یک ارز چند ریال است",
  "Sets how many rial one unit of a currency is: for sums beside toman. Nothing is charged by it.":
    "تعیین می‌کند هر واحد از یک ارز چند ریال است: برای مبلغ‌های کنار تومان. هیچ پرداختی با آن حساب نمی‌شود.",
  "for one unit": "برای یک واحد",
  "the day in Tehran, YYYY-MM-DD; today without it": "روز به وقت تهران، YYYY-MM-DD؛ بدون آن امروز",
  "photographs of properties and rooms": "عکس‌های اقامتگاه‌ها و اتاق‌ها",
  "shows a photograph no more": "عکسی را دیگر نشان نمی‌دهد",
  "Shows photographs of a property, or of one of its rooms: JPEG, PNG, WebP or AVIF, at most 10 MB and 50 megapixels. Their metadata is not kept. A photograph that is there already is left as it is, so the command may be repeated.":
    "عکس‌های یک اقامتگاه یا یکی از اتاق‌هایش را نشان می‌دهد: JPEG، PNG، WebP یا AVIF، حداکثر ۱۰ مگابایت و ۵۰ مگاپیکسل. فرادادهٔ آن‌ها نگه داشته نمی‌شود. عکسی که از پیش هست همان می‌ماند، پس دستور تکرارپذیر است.",
  "shows photographs of a property, or of one of its rooms": "عکس‌های یک اقامتگاه یا یکی از اتاق‌هایش را نشان می‌دهد",
  'JSON: {"pool.jpg": {"fa": "استخر", "en": "The pool", "credit": "…"}, …}':
    'JSON: {"pool.jpg": {"fa": "استخر", "en": "The pool", "credit": "…"}, …}',
  "what a single photograph shows, in Persian": "آنچه یک عکس نشان می‌دهد، به فارسی",
  "the same in English": "همان به انگلیسی",
  "who took it; also for files that --captions gives none": "عکاس؛ برای فایل‌هایی هم که --captions عکاس ندارد",
  "the room that they show, by its external_id or number": "اتاقی که نشان می‌دهند، با external_id یا شماره",
  "the property's external_id, or its number": "external_id اقامتگاه یا شماره‌اش",
  "the photographs, in the order in which they are shown": "عکس‌ها، به ترتیبی که نشان داده می‌شوند",
  "The photographs of a property, in their order.": "عکس‌های اقامتگاه، به ترتیبشان.",
  "the photographs of a property": "عکس‌های اقامتگاه",
  "Shows photographs in this order; the others of the property follow. The first stands on its cards.":
    "عکس‌ها را به این ترتیب نشان می‌دهد؛ بقیهٔ عکس‌های اقامتگاه پس از آن‌هاست. نخستین عکس روی کارت‌هاست.",
  "puts photographs first": "عکس‌هایی را اول می‌آورد",
  "the photographs' numbers, the first one first": "شمارهٔ عکس‌ها، از نخستین",
  "whether tours leave": "آیا تورها حرکت می‌کنند",
  "says that a tour leaves, however many people have joined": "می‌گوید تور حرکت می‌کند، هر چند نفر که باشند",
  "Cancels a tour's departure: its bookings end, and all that was paid is refunded.":
    "حرکت تور را لغو می‌کند: رزروهایش پایان می‌یابد و همهٔ پرداختی برمی‌گردد.",
  "cancels a tour's departure": "حرکت تور را لغو می‌کند",
  "why it does not leave": "چرا حرکت نمی‌کند",
  "what carriers cancel and move": "آنچه ایرلاین‌ها لغو یا جابه‌جا می‌کنند",
  "Cancels a flight: its bookings end, and what is not flown is refunded.":
    "پرواز را لغو می‌کند: رزروهایش پایان می‌یابد و بهای آنچه پرواز نمی‌شود برمی‌گردد.",
  "cancels a flight": "پرواز را لغو می‌کند",
  "why it is not flown": "چرا انجام نمی‌شود",
  "Moves a flight: its travellers are told, and may refuse a large change free of charge.":
    "زمان پرواز را عوض می‌کند: به مسافران گفته می‌شود و تغییر بزرگ را رایگان رد می‌توانند کرد.",
  "moves a flight": "زمان پرواز را عوض می‌کند",
  "the new departure, seconds since 1970-01-01 UTC": "حرکت تازه، ثانیه از 1970-01-01 UTC",
  "the new arrival": "رسیدن تازه",
  "why it is moved": "چرا عوض می‌شود",
  "Revokes an operator's token at once: what was decided with it stays. Takes the installation's token.":
    "توکن یک متصدی را بی‌درنگ باطل می‌کند: تصمیم‌هایش می‌ماند. توکن نصب را می‌خواهد.",
  "revokes an operator's token at once": "توکن یک متصدی را بی‌درنگ باطل می‌کند",
  "why, kept in the journal": "دلیل، که در دفتر رویدادها می‌ماند",
  "the operator's name": "نام متصدی",
  "what was noticed and needs a person": "آنچه دیده شد و کسی باید رسیدگی کند",
  "resolves an alarm whose cause was dealt with": "هشداری را که علتش رفع شد می‌بندد",
  "what was done about it": "چه کاری برای آن شد",
  "Lists the alarms that are open, the oldest first.": "هشدارهای باز را فهرست می‌کند، از قدیمی‌ترین.",
  "lists the alarms that are open": "هشدارهای باز را فهرست می‌کند",
  "Resolves every open alarm that the settlement of a day has raised, with one reason. Differences stay as they are.":
    "همهٔ هشدارهای باز تسویهٔ یک روز را با یک دلیل می‌بندد. تفاوت‌ها همان می‌ماند.",
  "resolves all alarms of a settlement": "همهٔ هشدارهای یک تسویه را می‌بندد",
  "Adds an operator, and prints the token they decide with from then on: this once, only its digest is kept. A name that was revoked gets a new one. Takes the installation's token.":
    "متصدی تازه‌ای می‌افزاید و توکنش را می‌نویسد: تنها همین یک بار، و تنها چکیده‌اش نگه داشته می‌شود. نام باطل‌شده توکن تازه می‌گیرد. توکن نصب را می‌خواهد.",
  "adds an operator, and prints their token": "متصدی تازه‌ای می‌افزاید و توکنش را می‌نویسد",
  "what is kept with all that they decide": "نامی که با همهٔ تصمیم‌هایش می‌ماند",
  "Lists the operators: since when, when their token was last used, to the minute, and who was revoked.":
    "متصدیان را فهرست می‌کند: از کی، آخرین استفاده از توکن تا دقیقه، و چه کسی باطل شده است.",
  "lists the operators and their tokens' last use": "متصدیان و آخرین استفاده از توکن‌ها را فهرست می‌کند",
  "the keys that personal data is sealed with": "کلیدهای مهر داده‌های شخصی",
  "Seals every text that lies under another key under the current one, while everything goes on. It may be stopped and run once more at any time. Exit code 1 while anything is left.":
    "هر متن مهرشده با کلید دیگر را با کلید کنونی مهر می‌کند، در حالی که همه‌چیز کار می‌کند. هر وقت می‌توان آن را ایستاند و دوباره اجرا کرد. تا وقتی چیزی مانده کد خروج ۱ است.",
  "seals everything under the current key": "همه‌چیز را با کلید کنونی مهر می‌کند",
  "Says how many texts lie under which key, by the keys' names. Exit code 1 while any lies under another than the current one.":
    "می‌گوید زیر هر کلید چند متن هست، با نام کلیدها. تا وقتی متنی زیر کلید دیگری جز کلید کنونی است کد خروج ۱ است.",
  "says under which keys personal data lies": "می‌گوید داده‌های شخصی زیر کدام کلیدهاست",
  "Compares what a gateway settled of a day with our books: lists money that it has and we do not know, other sums, and money that we booked and it does not name. A file is CSV with the header\nauthority,ref_id,amount,card_masked,paid_at\namounts in rial, times in ISO 8601 (without a zone in Tehran's time); - is stdin.":
    "تسویهٔ یک روز درگاه را با دفترهای ما می‌سنجد: پولی که نزد آن است و ما نمی‌شناسیم، مبلغ‌های متفاوت، و پولی که ما ثبت کرده‌ایم و آن نام نبرده. فایل، CSV است با سرستون\nauthority,ref_id,amount,card_masked,paid_at\nمبلغ‌ها به ریال و زمان‌ها به ISO 8601 (بدون منطقه، به وقت تهران)؛ - ورودی استاندارد است.",
  "compares a gateway's settlement with the books": "تسویهٔ درگاه را با دفترها می‌سنجد",
  "whose settlement the file is": "تسویهٔ کدام درگاه در فایل است",
  "the day in Tehran, YYYY-MM-DD; yesterday, or that of the file's first payment, without it":
    "روز به وقت تهران، YYYY-MM-DD؛ بدون آن دیروز، یا روز نخستین پرداخت فایل",
  "who compares; SHAMSEH_OPERATOR without it": "چه کسی می‌سنجد؛ بدون آن SHAMSEH_OPERATOR",
  "a file, or a gateway that can be asked: zarinpal, test": "یک فایل، یا درگاهی که می‌توان پرسید: zarinpal، test",
  "Brings properties, tours or flights from a file: one JSON object on each line, a JSON array, or CSV. What a later file leaves out stays as it is. Nothing is written while one row is wrong: every fault is named with its line. The rows and their fields are in docs/import.md.":
    "اقامتگاه‌ها، تورها یا پروازها را از یک فایل می‌آورد: هر سطر یک شیء JSON، یک آرایهٔ JSON، یا CSV. آنچه فایل بعدی ندارد همان می‌ماند. تا وقتی یک سطر نادرست است چیزی نوشته نمی‌شود: هر ایراد با سطرش گفته می‌شود. سطرها و فیلدها در docs/import.md است.",
  "brings an inventory of one's own": "موجودی خودتان را می‌آورد",
  "only say what would be created, changed and left as it is": "تنها می‌گوید چه چیز ساخته، عوض یا همان می‌ماند",
  "sums that are far from those that are there are meant": "مبلغ‌هایی که از مبلغ‌های کنونی دور است عمدی است",
  "jsonl, json, csv; the end of the file's name says it": "jsonl، json، csv؛ پسوند نام فایل آن را می‌گوید",
  "of what": "از چه",
  "the file; - for stdin": "فایل؛ - برای ورودی استاندارد",
  "Writes properties, tours or flights as `operator import` reads them. Travellers' words and bookings stay here.":
    "اقامتگاه‌ها، تورها یا پروازها را همان‌طور می‌نویسد که `operator import` می‌خواند. نوشته‌های مسافران و رزروها همین‌جا می‌ماند.",
  "writes an inventory as a file that can be imported": "موجودی را در فایلی می‌نویسد که می‌توان وارد کرد",
  "so many properties, tours or flights at most": "حداکثر این تعداد اقامتگاه، تور یا پرواز",
  "jsonl, json, csv": "jsonl، json، csv",
  "one JSON document: inventory, rows": "یک سند JSON: inventory, rows",
  "one JSON object a line: as --format jsonl": "هر سطر یک شیء JSON: مانند --format jsonl",
  "who bought, of accounts that were deleted": "خریداران، از حساب‌های حذف‌شده",
  "Shows who bought a reservation whose account was deleted, for as long as the law wants it kept. That it was read, by whom and why stays in the journal.":
    "نشان می‌دهد رزروی که حسابش حذف شده از آن کیست، تا وقتی قانون نگه‌داشتنش را بخواهد. این که چه کسی و چرا خواند در دفتر رویدادها می‌ماند.",
  "shows who bought a reservation of a deleted account": "خریدار رزرو یک حساب حذف‌شده را نشان می‌دهد",
  "why it is read, kept in the journal": "چرا خوانده می‌شود، که در دفتر رویدادها می‌ماند",
  "the reservation's confirmation code or tracking code": "کد تأیید یا کد پیگیری رزرو",
  "paid bookings that wait for what their supplier issues": "رزروهای پرداخت‌شده‌ای که منتظر صدور تأمین‌کننده است",
  "Shows what a supplier is told of one paid booking, with who travels. That it was read, and by whom, stays in the journal.":
    "نشان می‌دهد از یک رزرو پرداخت‌شده به تأمین‌کننده چه گفته می‌شود، با مسافرانش. این که چه کسی خواند در دفتر رویدادها می‌ماند.",
  "shows what a supplier is told of one paid booking": "آنچه از یک رزرو پرداخت‌شده به تأمین‌کننده گفته می‌شود",
  "Lists the paid bookings that wait for what their supplier issues, and the issued ones with a corrected name to pass on, the longest first, each with the command that decides it. Exit code 1 while there is any.":
    "رزروهای پرداخت‌شدهٔ منتظر صدور تأمین‌کننده، و رزروهای صادرشده‌ای را که نام اصلاح‌شده‌ای از آنها باید اعلام شود فهرست می‌کند، از قدیمی‌ترین، هر کدام با دستور تصمیمش. تا وقتی چیزی هست کد خروج ۱ است.",
  "bookings that wait for their supplier's answer": "رزروهایی که منتظر پاسخ تأمین‌کننده است",
  "Lists the bookings that wait for their supplier's answer before they are paid, the longest first, each with the command that decides it. Exit code 1 while there is any.":
    "رزروهایی را فهرست می‌کند که پیش از پرداخت منتظر پاسخ تأمین‌کننده است، از قدیمی‌ترین، هر کدام با دستور تصمیمش. تا وقتی چیزی هست کد خروج ۱ است.",
  "the journal of what operators have changed": "دفتر آنچه متصدیان تغییر داده‌اند",
  "Lists what operators have changed, the latest first: when, who, by which call, what it was about, and the reason that was given. A name in brackets was said with the installation's token and not proved by one of its own.":
    "آنچه متصدیان تغییر داده‌اند را فهرست می‌کند، از تازه‌ترین: کی، چه کسی، با کدام فراخوانی، دربارهٔ چه، و دلیلی که داده شد. نام درون کروشه با توکن نصب گفته شده و با توکن خود متصدی ثابت نشده است.",
  "lists what operators have changed": "آنچه متصدیان تغییر داده‌اند را فهرست می‌کند",
  "of this operator alone": "تنها از این متصدی",
  "not earlier: 90m, 2h or 3d ago, or a day as 1405-08-29 or 2026-11-20T12:00":
    "نه پیش از: 90m، 2h یا 3d پیش، یا روزی مانند 1405-08-29 یا 2026-11-20T12:00",
  "A script that teaches a shell these commands. It completes the word shamseh: where the command is run as npx shamseh, write alias shamseh='npx shamseh' beside it, in zsh with setopt complete_aliases.":
    "اسکریپتی که این دستورها را به پوسته می‌آموزد. واژهٔ shamseh را کامل می‌کند: اگر دستور با npx shamseh اجرا می‌شود، alias shamseh='npx shamseh' را هم بنویسید، و در zsh با setopt complete_aliases.",
  "the shell": "پوسته",
  "discount codes: what they give and what they cost": "کدهای تخفیف: چه می‌دهند و چقدر هزینه داشته‌اند",
  "makes a discount code": "کد تخفیف می‌سازد",
  "Makes a discount code: a percentage or an amount of the price, paid by the site up to a budget. Small and capital letters, and digits of any script, are one and the same. A limit that is not given is none.":
    "کد تخفیف می‌سازد: درصدی از قیمت یا مبلغی ثابت که سایت تا سقف بودجه می‌پردازد. حروف بزرگ و کوچک و رقم‌های هر خط یکی است. حدی که داده نشود، وجود ندارد.",
  "3 to 24 letters and digits": "۳ تا ۲۴ حرف و رقم",
  "share of the price, 1 to 100": "درصد قیمت، ۱ تا ۱۰۰",
  "amount, in place of a share": "مبلغ، به‌جای درصد",
  "most that a share gives": "بیشترین مبلغی که درصد می‌دهد",
  "most that all uses cost together": "بیشترین هزینهٔ همهٔ استفاده‌ها با هم",
  "most uses in all": "بیشترین تعداد استفاده",
  "most uses of one traveller": "بیشترین تعداد استفادهٔ هر مسافر",
  "least price of a booking": "کمترین مبلغ رزرو",
  "for a first booking alone": "فقط برای اولین رزرو",
  "property, tour, flight, with commas between; all without it":
    "property، tour، flight، با ویرگول لاتین میانشان؛ بدون آن همه",
  "first moment of sale in Tehran, 1405-10-05T12:00; now without it":
    "آغاز فروش به وقت تهران، 1405-10-05T12:00؛ بدون آن همین حالا",
  "end of the sale": "پایان فروش",
  "first day on which a journey may begin": "نخستین روزی که سفر می‌تواند شروع شود",
  "last day on which a journey may begin": "آخرین روزی که سفر می‌تواند شروع شود",
  "lists discount codes and what they have cost": "کدهای تخفیف و هزینهٔ آن‌ها را فهرست می‌کند",
  "Lists the discount codes, the latest first: uses, what is spent of the budget, and what it has cost by the books. Spent is what unpaid bookings hold and what was granted to paid ones; the cost is what was granted less what came back with refunds.":
    "کدهای تخفیف را فهرست می‌کند، از تازه‌ترین: تعداد استفاده، مصرف بودجه، و هزینه به حساب دفترها. مصرف، سهم رزروهای پرداخت‌نشده و پرداخت‌شده است؛ هزینه، سهم پرداخت‌شده‌ها منهای آن بخش است که با بازگشت وجه برگشته است.",
  "Ends a discount code at once: bookings that have it keep it.":
    "کد تخفیف را همین حالا تمام می‌کند: رزروهایی که آن را دارند نگهش می‌دارند.",
  "ends a discount code at once": "کد تخفیف را همین حالا تمام می‌کند",
  "the discount code": "کد تخفیف",
  "bags, insurance and transfers that are sold beside bookings": "بار، بیمه و ترانسفر که کنار رزرو فروخته می‌شود",
  "puts an extra into the catalogue": "خدمتی جانبی به فهرست فروش می‌افزاید",
  "Puts a bag, an insurance or a transfer into the catalogue of what is sold beside a booking. Its provider is owed the price. A limit that is not given is none; without cancellation terms nothing goes back.":
    "بار، بیمه یا ترانسفری را به فهرست خدماتی می‌افزاید که کنار رزرو فروخته می‌شود. قیمتش بدهی به ارائه‌دهنده است. حدی که داده نشود، وجود ندارد؛ بدون شرایط لغو، چیزی برنمی‌گردد.",
  "3 to 40 small letters, digits and hyphens": "۳ تا ۴۰ حرف کوچک، رقم و خط تیره",
  "bag, insurance or transfer": "bag، insurance یا transfer",
  "its name in Persian": "نام آن به فارسی",
  "its name in English": "نام آن به انگلیسی",
  "the company that provides it, in Persian": "شرکت ارائه‌دهنده، به فارسی",
  "the company that provides it, in English": "شرکت ارائه‌دهنده، به انگلیسی",
  "its conditions in Persian": "شرایط آن به فارسی",
  "its conditions in English": "شرایط آن به انگلیسی",
  "what the price is for: booking, traveller or traveller_direction":
    "قیمت برای چیست: booking، traveller یا traveller_direction",
  "price of each, in tens of rial": "قیمت هر یک، به ریال و ضریب ده",
  "hours before the beginning and the percentage kept, 48:0,3:50; later all is kept":
    "ساعت پیش از آغاز و درصد جریمه، 48:0,3:50؛ پس از آن همهٔ مبلغ",
  "age groups that can have it: adult, child, infant, with commas between":
    "گروه‌های سنی مجاز: adult، child، infant، با ویرگول لاتین میانشان",
  "cities or airports on the way, one of which is needed: mashhad,MHD":
    "شهرها یا فرودگاه‌هایی که یکی باید در مسیر باشد: mashhad,MHD",
  "airlines, one of which flies: 8S,8C": "ایرلاین‌هایی که یکی باید پرواز کند: 8S,8C",
  "lists extras and what their providers are owed": "خدمات جانبی و بدهی به ارائه‌دهندگان را فهرست می‌کند",
  "Lists the extras of the catalogue, the latest first: provider, price, how many were sold, and what is owed, which is what was paid less what went back.":
    "خدمات جانبی فهرست فروش را نشان می‌دهد، از تازه‌ترین: ارائه‌دهنده، قیمت، تعداد فروش و بدهی، یعنی آنچه پرداخت شده منهای آنچه برگشته است.",
  "Ends the sale of an extra at once: bookings that have it keep it.":
    "فروش خدمت جانبی را همین حالا تمام می‌کند: رزروهایی که آن را دارند نگهش می‌دارند.",
  "ends the sale of an extra at once": "فروش خدمت جانبی را همین حالا تمام می‌کند",
  "the code of the extra": "کد خدمت جانبی",
};
