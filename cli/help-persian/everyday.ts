/** Persian help of the builders' commands, keyed by the English text. */
export const everyday: Readonly<Record<string, string>> = {
  "convert dates, look at months, holidays and stays, compare the calendars with ICU":
    "تبدیل تاریخ، ماه‌ها، تعطیلات و اقامت‌ها، و سنجش تقویم‌ها با ICU",
  "judge values and files of passengers by the product's rules": "سنجش مقدارها و فایل‌های مسافران با قواعد محصول",
  "amounts of rial as the product shows them": "مبلغ‌های ریالی، همان‌طور که محصول نشان می‌دهد",
  "what a tour costs a party, and when tours leave": "هزینهٔ تور برای یک گروه، و زمان حرکت تورها",
  "how long flights take by the clocks of their ends, and whether those clocks are right":
    "مدت پروازها به ساعت دو سر مسیر، و درستی آن ساعت‌ها",
  "the lowest fare of each day of a month": "کمترین نرخ هر روز یک ماه",
  "whether a voucher is ours, and what cancelling gives back": "آیا واچر از ماست، و لغوش چقدر برمی‌گرداند",
  "what a change of a booking would cost its owner": "هزینهٔ تغییر یک رزرو برای صاحبش",
  "what a change of a booking would cost now": "هزینهٔ تغییر یک رزرو در این لحظه",
  "What a change of an issued booking would cost its owner now: paid for what goes, its cancellation fee, today's price of what comes, and the difference. What is not named stays as it is, at its price and its policy. Nothing is changed or held. Without a server the mock in this process answers.":
    "هزینهٔ تغییر یک رزرو صادرشده برای صاحبش در این لحظه: پرداخت‌شده برای آنچه حذف می‌شود، جریمهٔ لغو آن، قیمت امروز آنچه اضافه می‌شود، و مابه‌التفاوت. آنچه نام برده نشود با همان قیمت و شرایط می‌ماند. چیزی تغییر نمی‌کند و نگه داشته نمی‌شود. بدون سرور، mock همین فرایند پاسخ می‌دهد.",
  "the booking's confirmation code": "کد تأیید رزرو",
  "a file with the owner's token, as api login writes it; - for stdin":
    "فایل توکن صاحب رزرو، همان‌طور که api login می‌نویسد؛ - برای ورودی استاندارد",
  "of a stay: the first day, 1405/09/10 or 2026-12-01": "اقامت: روز ورود، 1405/09/10 یا 2026-12-01",
  "of a stay: how many": "اقامت: تعداد شب‌ها",
  "of a stay: each room afterwards as its number now, 0 of one that comes, room type, rate, adults and ages of children, extra beds and cots: '1-412-88-2,5;0-412-88-2-1-0'. One that is not named goes":
    "اقامت: هر اتاق پس از تغییر، با شمارهٔ کنونی‌اش (۰ برای اتاق تازه)، نوع اتاق، نرخ، تعداد بزرگسال و سن کودکان، تخت اضافه و تخت نوزاد: '1-412-88-2,5;0-412-88-2-1-0'. اتاقی که نام برده نشود حذف می‌شود",
  "of a stay: the room of each traveller in order among those, 0 of one who goes: 1,1,2,0":
    "اقامت: اتاق هر مسافر به ترتیب در میان آن اتاق‌ها، ۰ برای کسی که می‌رود: 1,1,2,0",
  "of a tour: another departure of it, with a package of its own": "تور: حرکت دیگری از همان تور، با بستهٔ خودش",
  "of a tour: hotels and meals": "تور: هتل‌ها و وعده‌ها",
  "of a tour: adults and ages of children of each room with those who join, rooms that come last: 2,5;1":
    "تور: بزرگسالان و سن کودکان هر اتاق با مسافران جدید، اتاق‌های جدید در آخر: 2,5;1",
  "of a tour: children with a bed that their age does not require, room and child counted from 0: 0-0,1-1; none for no child":
    "تور: کودکانی که بی‌نیاز سنی تخت می‌گیرند، اتاق و کودک از ۰ شمرده می‌شوند: 0-0,1-1؛ none برای هیچ کودک",
  "of a flight: the offer of the way out": "پرواز: پیشنهاد رفت",
  "of a flight: the offer of the way back": "پرواز: پیشنهاد برگشت",
  "text as the product folds it before it validates": "متن، همان‌طور که محصول پیش از سنجش یکدست می‌کند",
  "which page an address is": "هر نشانی کدام صفحه است",
  "the calls of the contract: list them, make one, check all": "فراخوانی‌های قرارداد: فهرست، یک فراخوانی، بررسی همه",
  "a provider made of the contract": "ارائه‌دهنده‌ای ساختهٔ قرارداد",
  "what the website says, in both languages": "متن‌های وب‌سایت به هر دو زبان",
  "whether this machine has what the project needs": "آیا این دستگاه نیازهای پروژه را دارد",
  "what the people behind the site decide: stays on request, refunds, comments, questions, alarms":
    "تصمیم‌های متصدیان: اقامت‌های درخواستی، بازگشت وجه، نظرها، پرسش‌ها، هشدارها",
  "a script that teaches a shell these commands": "اسکریپتی که این دستورها را به پوسته می‌آموزد",
  "Dates of one calendar in another, one YYYY-MM-DD a line in the order given. Where a date cannot be read, its line is ! and the reason, and the exit code is 1.":
    "تاریخ‌های یک تقویم در تقویم دیگر، هر سطر یک YYYY-MM-DD، به همان ترتیب. سطر تاریخی که خوانده نشود ! و دلیل آن است و کد خروج ۱ می‌شود.",
  "dates of one calendar in another": "تاریخ‌های یک تقویم در تقویم دیگر",
  "of the dates given": "تقویم تاریخ‌های داده‌شده",
  "of the dates wanted: gregorian, or jalali where --from is another":
    "تقویم تاریخ‌های خواسته‌شده: gregorian، یا jalali اگر --from تقویم دیگری باشد",
  "one JSON document of them: input, from, to, and value or error":
    "یک سند JSON از همه: input, from, to، و value یا error",
  "one JSON object a line: input, from, to, and value or error":
    "هر سطر یک شیء JSON: input, from, to، و value یا error",
  "1405/8/29, 29-8-1405 or ۱۴۰۵/۸/۲۹; - or nothing for stdin, one on each line":
    "1405/8/29، 29-8-1405 یا ۱۴۰۵/۸/۲۹؛ - یا هیچ برای ورودی استاندارد، هر سطر یکی",
  "Whether years are leap years, true or false a line. What is no year, or outside the calendar's range, is ! and the exit code is 1.":
    "آیا سال‌ها کبیسه‌اند: هر سطر true یا false. آنچه سال نیست یا بیرون از بازهٔ تقویم است ! می‌شود و کد خروج ۱.",
  "whether years are leap years": "آیا سال‌ها کبیسه‌اند",
  "of the years": "تقویم سال‌ها",
  "one JSON document of them: input, calendar, and is_leap or error":
    "یک سند JSON از همه: input, calendar، و is_leap یا error",
  "one JSON object a line: input, calendar, and is_leap or error":
    "هر سطر یک شیء JSON: input, calendar، و is_leap یا error",
  "years; - or nothing for stdin, one on each line": "سال‌ها؛ - یا هیچ برای ورودی استاندارد، هر سطر یکی",
  "A month, its weeks from Saturday, with the same days in the other two calendars beside it.":
    "یک ماه، هفته‌ها از شنبه، و همان روزها در دو تقویم دیگر کنار آن.",
  "a month, with the other two calendars beside it": "یک ماه، با دو تقویم دیگر کنار آن",
  "of the month": "تقویم ماه",
  "one JSON document: weeks of days, each day in the three calendars":
    "یک سند JSON: هفته‌ها و روزها، هر روز در سه تقویم",
  "1 to 12": "۱ تا ۱۲",
  "Iran's holidays of a Jalali year, or of one month of it, Fridays left out. Lunar ones are known from 1405 to 1407 and marked as predicted: they may move by a day.":
    "تعطیلات ایران در یک سال جلالی یا یک ماه آن، بدون جمعه‌ها. تعطیلات قمری از ۱۴۰۵ تا ۱۴۰۷ معلوم است و «پیش‌بینی» نشان می‌خورد: شاید یک روز جابه‌جا شود.",
  "Iran's holidays of a Jalali year, or of a month": "تعطیلات ایران در یک سال جلالی یا یک ماه آن",
  "one JSON document": "یک سند JSON",
  "one JSON object a line": "هر سطر یک شیء JSON",
  "a Jalali year": "یک سال جلالی",
  "1 to 12; the whole year without it": "۱ تا ۱۲؛ بدون آن همهٔ سال",
  "When a stay ends, on which weekdays it begins and ends, and how many nights fall in each month.":
    "اقامت کی تمام می‌شود، در کدام روز هفته آغاز و تمام می‌شود، و چند شب آن در هر ماه است.",
  "when a stay ends, and how many nights fall in each month": "اقامت کی تمام می‌شود، و چند شب آن در هر ماه است",
  "of the check-in and of the months": "تقویم روز ورود و ماه‌ها",
  "the day of arrival": "روز ورود",
  "1 to 30": "۱ تا ۳۰",
  "Compares every day of a range of Jalali years, both ways, with the ICU of this Node and with jalaali-js. Exit code 1 when any differ.":
    "هر روز بازه‌ای از سال‌های جلالی را در هر دو جهت با ICU همین Node و با jalaali-js می‌سنجد. اگر روزی فرق کند کد خروج ۱ است.",
  "every day of the calendars against ICU and jalaali-js": "همهٔ روزهای تقویم‌ها در برابر ICU و jalaali-js",
  "the first Jalali year": "نخستین سال جلالی",
  "the last Jalali year": "آخرین سال جلالی",
  "Today in Tehran, in the three calendars. The Islamic one is tabular: Iran's may differ by two days.":
    "امروزِ تهران در سه تقویم. تقویم اسلامی قراردادی است: با تقویم ایران تا دو روز فرق دارد.",
  "today in Tehran": "امروز در تهران",
  "Judges values by one rule: ok, or the message that a traveller reads, a line each. Exit code 1 when any is refused.":
    "مقدارها را با یک قاعده می‌سنجد: هر سطر ok یا پیامی که مسافر می‌خواند. اگر مقداری رد شود کد خروج ۱ است.",
  "judge values by one rule": "سنجش مقدارها با یک قاعده",
  "what the rule needs; repeat it for more": "آنچه قاعده لازم دارد؛ برای چند مورد تکرار کنید",
  "one JSON document of them: input, valid, code, message": "یک سند JSON از همه: input, valid, code, message",
  "one JSON object a line: input, valid, code, message": "هر سطر یک شیء JSON: input, valid, code, message",
  "the rule's name; an IBAN is sheba, a card bank_card": "نام قاعده؛ شبا sheba است و کارت bank_card",
  "values; - or nothing for stdin, one on each line": "مقدارها؛ - یا هیچ برای ورودی استاندارد، هر سطر یکی",
  "Checks the travellers of a file: every rule of the passenger form and of the party. One line for each fault, with its line, its field and how to mend it; exit code 1 when there are any. Warnings change no exit code. The columns are age_group, nationality, first_name_fa, last_name_fa, first_name_en, last_name_en, gender, birth_date, national_code, passport_number, passport_issuer, passport_issuing_country, passport_expires_on, mobile, email, room, is_room_supervisor, reservation, headed by these names or by their labels in Persian or English; rows of one reservation stand together and share the column reservation.":
    "مسافران یک فایل را می‌سنجد: همهٔ قواعد فرم مسافر و گروه. برای هر ایراد یک سطر، با شمارهٔ سطر، فیلد و راه اصلاح؛ اگر ایرادی باشد کد خروج ۱ است. هشدارها کد خروج را عوض نمی‌کنند. ستون‌ها age_group، nationality، first_name_fa، last_name_fa، first_name_en، last_name_en، gender، birth_date، national_code، passport_number، passport_issuer، passport_issuing_country، passport_expires_on، mobile، email، room، is_room_supervisor و reservation است، با همین نام‌ها یا برچسب فارسی یا انگلیسی آن‌ها؛ سطرهای یک رزرو پشت سر هم می‌آیند و ستون reservation یکسان دارند.",
  "check the travellers of a file": "سنجش مسافران یک فایل",
  "what they are booked for": "محصولی که رزرو می‌شود",
  "the day of travel, Gregorian or Jalali (default: today)": "روز سفر، میلادی یا جلالی (پیش‌فرض: امروز)",
  "the end of the trip, of flights the last departure (default: the day of travel)":
    "پایان سفر، در پرواز آخرین حرکت (پیش‌فرض: روز سفر)",
  "what it crosses": "مرزی که سفر از آن می‌گذرد",
  "a leg of the tour is flown: everyone gives Latin names": "بخشی از تور هوایی است: همه نام لاتین می‌دهند",
  "how long a passport must outlast a trip abroad (default: 6 for a tour, 0 with a warning for a flight)":
    "گذرنامه چند ماه پس از سفر خارجی باید اعتبار داشته باشد (پیش‌فرض: برای تور ۶، برای پرواز ۰ با هشدار)",
  "also write the findings to a CSV": "یافته‌ها را در یک CSV هم می‌نویسد",
  "one JSON document: findings and counts": "یک سند JSON: یافته‌ها و شمارها",
  "one JSON object a line: a finding": "هر سطر یک شیء JSON: یک یافته",
  "a .csv or .json of travellers, or - for stdin": "یک .csv یا .json از مسافران، یا - برای ورودی استاندارد",
  "Amounts as the product shows them, in the language of --locale. What is no whole number of rial is ! and the exit code is 1.":
    "مبلغ‌ها همان‌طور که محصول نشان می‌دهد، به زبان --locale. آنچه عدد صحیح ریال نیست ! می‌شود و کد خروج ۱.",
  "amounts of rial as toman": "مبلغ‌های ریالی به تومان",
  "what is shown": "آنچه نشان داده می‌شود",
  "one JSON document of them: input, and rial and text or error": "یک سند JSON از همه: input، و rial و text یا error",
  "one JSON object a line: input, and rial and text or error": "هر سطر یک شیء JSON: input، و rial و text یا error",
  "amounts in integer rial; - or nothing for stdin, one on each line":
    "مبلغ‌ها به ریال صحیح؛ - یا هیچ برای ورودی استاندارد، هر سطر یکی",
  "What a package costs a party: a line for each room and type of person, and the total. Exit code 1 when a room cannot be sold: beds do not suffice, or a price that it needs is not there. The table is JSON with the prices of single, double, extra_adult, child_with_bed, child_no_bed and infant in integer rial a person, null where not sold; beside them beds (3), no_bed_until (6) and max_no_bed (1) where they differ.":
    "هزینهٔ یک بسته برای یک گروه: برای هر اتاق و هر نوع مسافر یک سطر، و جمع. اگر اتاقی فروختنی نباشد کد خروج ۱ است: تخت کم است یا قیمتی که لازم دارد نیست. جدول، JSON است با قیمت‌های single، double، extra_adult، child_with_bed، child_no_bed و infant به ریال صحیح برای هر نفر، و null برای آنچه فروخته نمی‌شود؛ و اگر فرق دارند beds (3)، no_bed_until (6) و max_no_bed (1).",
  "what a package costs a party": "هزینهٔ یک بسته برای یک گروه",
  "a .json of prices, or - for stdin": "یک .json از قیمت‌ها، یا - برای ورودی استاندارد",
  "adults and ages of children, rooms apart by ;": "بزرگسالان و سن کودکان، اتاق‌ها با ; از هم جدا",
  "The departures in one Jalali month of every tour to a place from one city, the soonest first: the number, the day, the tour, the lowest price of a person in a double room, whether it leaves for certain, and the seats that are left. Without a server the mock in this process answers.":
    "حرکت‌های همهٔ تورهای یک مقصد از یک شهر در یک ماه جلالی، از نزدیک‌ترین: شماره، روز، تور، کمترین قیمت هر نفر در اتاق دوتخته، قطعی بودن حرکت و جای خالی. بدون سرور، mock همین فرایند پاسخ می‌دهد.",
  "when tours of a place leave a city, and from which price": "تورهای یک مقصد کی از یک شهر حرکت می‌کنند، و از چه قیمتی",
  "the city that they leave, as addresses write it: Tehran": "شهر حرکت، همان‌طور که در نشانی‌هاست: Tehran",
  "a Jalali month: 1405-10": "یک ماه جلالی: 1405-10",
  "a server; without it the mock in this process answers": "یک سرور؛ بدون آن mock همین فرایند پاسخ می‌دهد",
  "how long an answer is waited for; 30 without it": "چند ثانیه منتظر پاسخ می‌ماند؛ بدون آن ۳۰",
  "each call and its answer on stderr: status, headers and time":
    "هر فراخوانی و پاسخش در خروجی خطا: وضعیت، سرآیندها و زمان",
  "a city or a country as addresses write it: Kish, Turkiye": "یک شهر یا کشور، همان‌طور که در نشانی‌هاست: Kish، Turkiye",
  "How many minutes a flight takes, from two airports and two local times: IKA IST 2026-11-25T22:45 2026-11-26T01:55. Days are Gregorian or Jalali. Where there is no duration, its line is ! and the reason, and the exit code is 1: an airport that is not known, a time that the clock leaves out or, without --side, shows twice.":
    "پرواز چند دقیقه است، از دو فرودگاه و دو ساعت محلی: IKA IST 2026-11-25T22:45 2026-11-26T01:55. روزها میلادی یا جلالی. اگر مدتی نباشد، سطر آن ! و دلیل است و کد خروج ۱: فرودگاه شناخته نیست، یا ساعت آن زمان را ندارد یا بدون --side دو بار نشان می‌دهد.",
  "how long flights take by the clocks of their two ends": "مدت پروازها به ساعت دو سر مسیر",
  "which of two times is meant where a clock shows one twice": "از دو زمانی که ساعت یک‌جور نشان می‌دهد کدام است",
  "one JSON document of one flight: minutes, day_shift, departs_at, arrives_at, offsets":
    "یک سند JSON از یک پرواز: minutes, day_shift, departs_at, arrives_at, offsets",
  "one JSON object a line: input, and the same or error": "هر سطر یک شیء JSON: input و همان‌ها یا error",
  "from, to, departs and arrives; - or nothing for stdin, one flight on each line":
    "مبدأ، مقصد، حرکت و رسیدن؛ - یا هیچ برای ورودی استاندارد، هر سطر یک پرواز",
  "Compares the offsets of the airports' zones, hour by hour through a range of years, with the ICU of this Node, and finds each hour again from its local time. Exit code 1 when any differ: an older or newer Node may know other rules.":
    "اختلاف ساعت منطقه‌های فرودگاه‌ها را ساعت به ساعت در بازه‌ای از سال‌ها با ICU همین Node می‌سنجد و هر ساعت را از زمان محلی‌اش بازمی‌یابد. اگر چیزی فرق کند کد خروج ۱ است: Node قدیمی‌تر یا تازه‌تر شاید قواعد دیگری بداند.",
  "every hour of every zone against ICU": "همهٔ ساعت‌های همهٔ منطقه‌ها در برابر ICU",
  "the first year": "نخستین سال",
  "the last year": "آخرین سال",
  "The lowest fare of each day of a Jalali month, an adult's, economy, in millions of toman, its weeks from Saturday; the lowest of the month is marked with a star. With --return the way back stands below. Without a server the mock in this process answers.":
    "کمترین نرخ هر روز یک ماه جلالی، بزرگسال، اکونومی، به میلیون تومان، هفته‌ها از شنبه؛ کمترین ماه ستاره دارد. با --return مسیر برگشت زیر آن می‌آید. بدون سرور، mock همین فرایند پاسخ می‌دهد.",
  "the way back too": "مسیر برگشت هم",
  "one JSON document, rial": "یک سند JSON، ریال",
  "a city or an airport: Tehran, IKA": "یک شهر یا فرودگاه: Tehran، IKA",
  "a city or an airport: Istanbul, IST": "یک شهر یا فرودگاه: Istanbul، IST",
  "Whether we have signed a voucher, what was paid, and what cancelling gives back at each instant: without a network, with the public keys of a file. Exit code 1 when a byte was altered, no key is known that signed it, or, with --online, when it is cancelled or has changed since.":
    "آیا واچر را ما امضا کرده‌ایم، چه پرداخت شده و لغو در هر زمان چقدر برمی‌گرداند: بدون شبکه، با کلیدهای عمومی یک فایل. اگر بایتی دست خورده باشد، کلید امضاکننده شناخته نباشد، یا با --online واچر لغو شده یا تغییر کرده باشد، کد خروج ۱ است.",
  "whether a voucher is ours, and what cancelling it gives back": "آیا واچر از ماست، و لغوش چقدر برمی‌گرداند",
  "what is given back then: 1405-10-05T12:00 or 2026-12-26T12:00 in Tehran; now without it":
    "زمانی که بازگشت وجه آن خواسته است: 1405-10-05T12:00 یا 2026-12-26T12:00 به وقت تهران؛ بدون آن اکنون",
  "public keys, as voucher keys writes them; without it the server is asked for them":
    "کلیدهای عمومی، همان‌طور که voucher keys می‌نویسد؛ بدون آن از سرور پرسیده می‌شود",
  "asks the server whether the voucher still stands": "از سرور می‌پرسد که آیا واچر همچنان برقرار است",
  "one JSON document, rial and epoch seconds": "یک سند JSON، ریال و ثانیهٔ یونیکس",
  "the server for keys and --online; without it the mock in this process answers":
    "سرور کلیدها و --online؛ بدون آن mock همین فرایند پاسخ می‌دهد",
  "what its QR code says: the text, a file that holds it, or - for stdin":
    "آنچه کد QR آن می‌گوید: خود متن، فایلی با آن، یا - برای ورودی استاندارد",
  "The public keys that vouchers are or were signed with, as JSON: kept in a file, they verify vouchers without a network. Without a server the mock in this process answers with the demonstration's.":
    "کلیدهای عمومی که واچرها با آن‌ها امضا شده‌اند، به‌صورت JSON: در یک فایل نگه دارید تا واچرها بدون شبکه سنجیده شوند. بدون سرور، mock همین فرایند با کلیدهای نسخهٔ نمایشی پاسخ می‌دهد.",
  "the public keys that vouchers are signed with": "کلیدهای عمومی امضای واچرها",
  "as without it: one JSON document": "همان است که بدون آن: یک سند JSON",
  "Texts with digits and letters as the product folds them before it validates, a line each.":
    "متن‌ها با رقم‌ها و حروفی که محصول پیش از سنجش یکدست می‌کند، هر کدام در یک سطر.",
  "texts as they are validated and compared": "متن‌ها، همان‌طور که سنجیده و مقایسه می‌شوند",
  "one JSON document of them: input, value": "یک سند JSON از همه: input, value",
  "one JSON object a line: input, value": "هر سطر یک شیء JSON: input, value",
  "texts; - or nothing for stdin, one on each line": "متن‌ها؛ - یا هیچ برای ورودی استاندارد، هر سطر یکی",
  "What the site answers to addresses of pages, by its own rules, a line each: the status, the page with its parameters, and of a redirect where it leads and why. Exit code 1 when any is not found.":
    "سایت به نشانی‌های صفحه‌ها چه پاسخ می‌دهد، به قواعد خودش، هر کدام در یک سطر: وضعیت، صفحه و پارامترهایش، و اگر هدایت است مقصد و دلیل آن. اگر نشانی‌ای پیدا نشود کد خروج ۱ است.",
  "which page an address is, and what the site answers": "هر نشانی کدام صفحه است، و سایت چه پاسخ می‌دهد",
  "to a user; without it to an anonymous visitor": "برای کاربر؛ بدون آن برای بازدیدکنندهٔ ناشناس",
  "one JSON document of them: address, status, route, params, redirect, missing, location, because":
    "یک سند JSON از همه: address, status, route, params, redirect, missing, location, because",
  "one JSON object a line: address, status, route, params, redirect, missing, location, because":
    "هر سطر یک شیء JSON: address, status, route, params, redirect, missing, location, because",
  "paths or whole addresses; - or nothing for stdin, one on each line":
    "مسیرها یا نشانی‌های کامل؛ - یا هیچ برای ورودی استاندارد، هر سطر یکی",
  "Every address of the website, in the order in which they are tried.":
    "همهٔ نشانی‌های وب‌سایت، به ترتیبی که آزموده می‌شوند.",
  "every address of the website": "همهٔ نشانی‌های وب‌سایت",
  "Every call of the contract: method, path, who may call it, and whether the specification names it. Of one that is named also what it takes and what it answers: ? marks what may be absent.":
    "همهٔ فراخوانی‌های قرارداد: متد، مسیر، چه کسی می‌تواند، و آیا مشخصات از آن نام برده است. از یک فراخوانی که نامش را بدهید ورودی و پاسخش هم می‌آید: ? یعنی شاید نباشد.",
  "list the calls, or show what one takes and answers": "فهرست فراخوانی‌ها، یا ورودی و پاسخ یکی از آن‌ها",
  "a call, to show its query or body and its value; all without it":
    "یک فراخوانی، برای دیدن ورودی و پاسخش؛ بدون آن همه",
  "Makes one call through the app's own client and prints the value, or the failure with exit code 1.":
    "یک فراخوانی را با کلاینت خود برنامه انجام می‌دهد و مقدار را می‌نویسد، یا ناکامی را با کد خروج ۱.",
  "make one": "انجام یک فراخوانی",
  "the body: JSON, @file, or - for stdin": "بدنه: JSON، @file، یا - برای ورودی استاندارد",
  "a parameter of the query; may be repeated": "یک پارامتر پرس‌وجو؛ تکرارپذیر",
  "a part of the path in braces; may be repeated": "یک بخش آکولادی مسیر؛ تکرارپذیر",
  "a file that holds the bearer token": "فایلی با توکن کاربر",
  "one JSON document: the call, and value or failure": "یک سند JSON: فراخوانی، و value یا failure",
  "a name that `api calls` lists; `api calls <name>` shows what it takes":
    "نامی که `api calls` فهرست می‌کند؛ `api calls <name>` ورودی‌اش را نشان می‌دهد",
  "Makes every call of the contract through the app's own client and holds headers, answers and the handling of failures against the contract. Exit code 4 when one is broken, 3 when the server does not answer.":
    "همهٔ فراخوانی‌های قرارداد را با کلاینت خود برنامه انجام می‌دهد و سرآیندها، پاسخ‌ها و رفتار با ناکامی را با قرارداد می‌سنجد. اگر یکی شکسته باشد کد خروج ۴ است، و اگر سرور پاسخ ندهد ۳.",
  "make all, and hold the answers against the contract": "انجام همه، و سنجش پاسخ‌ها با قرارداد",
  "calls whose name begins so": "فراخوانی‌هایی که نامشان چنین آغاز می‌شود",
  "reading calls at a time": "چند فراخوانی خواندنی هم‌زمان",
  "Logs in with the code that is sent to the number, or with a password, and writes the token into a file that its owner alone can read, for --token-file. The code is asked for, or is a line of stdin; a demonstration and the mock show it, so that nothing is asked.":
    "با کدی که به شماره فرستاده می‌شود یا با رمز عبور وارد می‌شود و توکن را در فایلی می‌نویسد که تنها صاحبش می‌خواند، برای --token-file. کد پرسیده می‌شود یا یک سطر ورودی استاندارد است؛ نسخهٔ نمایشی و mock آن را نشان می‌دهند، پس چیزی پرسیده نمی‌شود.",
  "log in, and keep the token in a file": "ورود، و نگه‌داشتن توکن در یک فایل",
  "where the token is written": "جایی که توکن نوشته می‌شود",
  "a file with the password in the place of a code, - for stdin": "فایلی با رمز عبور به‌جای کد، - برای ورودی استاندارد",
  "one JSON document: mobile, token_file, expires_at": "یک سند JSON: mobile, token_file, expires_at",
  "the user's mobile number": "شمارهٔ موبایل کاربر",
  "A provider made of the contract and fixtures, until Ctrl-C: for working on a client without the real one. It answers well, late, never, with nothing found, with a status of failure, or cuts the connection: all calls, or single ones.":
    "ارائه‌دهنده‌ای ساختهٔ قرارداد و نمونه‌پاسخ‌ها، تا Ctrl-C: برای کار روی کلاینت بدون سرور واقعی. خوب، دیر، هرگز، خالی یا با وضعیت ناکامی پاسخ می‌دهد یا ارتباط را می‌برد: همهٔ فراخوانی‌ها یا تک‌تک.",
  "answer until Ctrl-C, well or with a fault": "پاسخ‌گویی تا Ctrl-C، خوب یا با خطا",
  "where it listens, on this machine only": "درگاهی که در آن گوش می‌دهد، تنها در همین دستگاه",
  "how it answers; may be repeated, for one call as property.search=hang: ok, slow, hang, empty, 401, 403, 404, 422, 429, 500, 503, offline":
    "چگونه پاسخ می‌دهد؛ تکرارپذیر، برای یک فراخوانی مانند property.search=hang: ok، slow، hang، empty، 401، 403، 404، 422، 429، 500، 503، offline",
  "milliseconds before each answer": "میلی‌ثانیه پیش از هر پاسخ",
  "one JSON document once it listens: url, scenario, scenarios": "یک سند JSON وقتی گوش می‌دهد: url, scenario, scenarios",
  "The Persian and English texts of the website, of the domain and of the pages: the same messages and placeholders, Persian letters and digits, no stray spaces, the words of the glossary. Exit code 1 when an editor would send any back.":
    "متن‌های فارسی و انگلیسی وب‌سایت، دامنه و صفحه‌ها: پیام‌ها و جاهای خالی یکسان، حروف و رقم‌های فارسی، بدون فاصلهٔ اضافه، واژه‌های واژه‌نامه. اگر ویراستار چیزی را برمی‌گرداند کد خروج ۱ است.",
  "what an editor would send back": "آنچه ویراستار برمی‌گرداند",
  "a file with the operator token: then the books, the stock and the alarms are looked at too":
    "فایلی با توکن متصدی: آن‌گاه دفترها، موجودی و هشدارها هم دیده می‌شود",
  "the provider whose books they are; PROVIDER_URL without it":
    "ارائه‌دهنده‌ای که دفترها از آن است؛ بدون آن PROVIDER_URL",
  "how long an answer is waited for; 2 without it": "چند ثانیه منتظر پاسخ می‌ماند؛ بدون آن ۲",
};
