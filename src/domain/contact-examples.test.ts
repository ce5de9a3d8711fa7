import { describe, expect, it } from 'vitest';
import { coverContacts, hasContacts } from './contacts.ts';

const linesOf = (text: string): string[] => text.trim().split('\n');

/** How people write a number or an address so that it passes; one a line. */
const evasions = linesOf(`
9876543210
Call 9876543210
call me 98765 43210
98765-43210
98765.43210
98765_43210
98765/43210
98765|43210
98765*43210
98765~43210
(98765)(43210)
[98765] [43210]
98 76 54 32 10
98-76-54-32-10
9 8 7 6 5 4 3 2 1 0
9-8-7-6-5-4-3-2-1-0
9.8.7.6.5.4.3.2.1.0
9_8_7_6_5_4_3_2_1_0
987 654 3210
9876 543 210
98765    43210
98765–43210
98765—43210
98765 − 43210
98765·43210
+91 98765 43210
+919876543210
+91-9876543210
(+91) 9876543210
0091 9876543210
91 98765 43210
09876543210
0 98765 43210
+91 (0) 98765 43210
ph9876543210
ph:9876543210
mob.9876543210
Mob no-9876543210.
whatsapp 9876543210
wa 98765 43210 only
९८७६५४३२१०
९८७६५ ४३२१०
मेरा नंबर ९८७६५४३२१० है
৯৮৭৬৫৪৩২১০
੯੮੭੬੫੪੩੨੧੦
૯૮૭૬૫૪૩૨૧૦
௯௮௭௬௫௪௩௨௧௦
౯౮౭౬౫౪౩౨౧౦
೯೮೭೬೫೪೩೨೧೦
൯൮൭൬൫൪൩൨൧൦
୯୮୭୬୫୪୩୨୧୦
۹۸۷۶۵۴۳۲۱۰
٩٨٧٦٥٤٣٢١٠
９８７６５４３２１０
𝟗𝟖𝟕𝟔𝟓𝟒𝟑𝟐𝟏𝟎
𝟵𝟴𝟳𝟲𝟱𝟰𝟯𝟮𝟭𝟬
⑨⑧⑦⑥⑤④③②①⓪
❾❽❼❻❺❹❸❷❶0
⁹⁸⁷⁶⁵⁴³²¹⁰
₉₈₇₆₅₄₃₂₁₀
9️⃣8️⃣7️⃣6️⃣5️⃣4️⃣3️⃣2️⃣1️⃣0️⃣
९8७6५4३2१0
nine eight seven six five four three two one zero
Nine Eight Seven Six Five Four Three Two One Zero
NINE EIGHT SEVEN SIX FIVE FOUR THREE TWO ONE ZERO
nine, eight, seven, six, five, four, three, two, one, zero
nine-eight-seven-six-five-four-three-two-one-zero
nine.eight.seven.six.five.four.three.two.one.oh
nineeightsevensixfivefourthreetwoonezero
nine8seven6five4three2one0
nine eight 7 6 five four 3 2 one zero
98765 four three two one zero
nine eight seven six five 43210
98765four3210
nine double eight six five four three two one zero
nine triple eight five four three two one zero
double nine eight seven six five four three two one
98 double 7 654321 0
triple 9 876 5432
ninety eight seventy six fifty four thirty two ten
ninety-eight seventy-six fifty-four thirty-two ten
plus nine one nine eight seven six five four three two one zero
zero nine eight seven six five four three two one zero
nine ate seven six five for three two one zero
nine eight seven six five four tree too won oh
n1ne e1ght s3ven s1x fiv3 f0ur thr33 tw0 0ne zer0
nau aath saat chhe paanch chaar teen do ek shunya
no wait: nau aath saat che panch char tin do ek zero
nau ath sat chhe paach char teen do ek jiro
nau aath seven six paanch four teen do one zero
mera number nau aath saat chhah paanch chaar teen do ek shunya hai
नौ आठ सात छह पाँच चार तीन दो एक शून्य
नौ आठ सात छः पांच चार तीन दो एक ज़ीरो
नौ, आठ, सात, छे, पाँच, चार, तीन, दो, एक, जीरो
नौ आठ सात 6 5 चार तीन 2 1 शून्य
नाइन एट सेवन सिक्स फाइव फोर थ्री टू वन ज़ीरो
नाइन एट डबल सेवन फाइव फोर थ्री टू वन जीरो
अट्ठानवे छिहत्तर चौवन बत्तीस दस
98765 then 43210
98765 phir 43210
98765 followed by 43210
98765 फिर 43210
first 98765 then 43210
9876 then 543 then 210
98765 dash 43210
98765 space 43210
98765call43210
98765 # 43210
98765 & 43210
98765>>43210
98765,43210
98765;43210
98765:43210
9a8a7a6a5a4a3a2a1a0
9x8x7x6x5x4x3x2x1x0
9,8,7,6,5,4,3,2,1,0
9;8;7;6;5;4;3;2;1;0
9/8/7/6/5/4/3/2/1/0
9*8*7*6*5*4*3*2*1*0
9💙8💙7💙6💙5💙4💙3💙2💙1💙0
9 - 8 - 7 - 6 - 5 - 4 - 3 - 2 - 1 - 0
9876S4321O
98765 4321O
9876S43210
98l65 43210
9876543Z1O
080 2345 6789
080-23456789
(022) 2345 6789
011-23456789
044 23456789
+971 50 123 4567
+44 7911 123456
+1 415 555 2671
asha@gmail.com
Asha.Rao+home@example.co.in
asha @ gmail.com
asha@ gmail .com
asha (at) gmail.com
asha[at]gmail.com
asha [at] gmail [dot] com
asha(at)gmail(dot)com
asha {at} gmail {dot} com
asha<at>gmail.com
asha at gmail dot com
asha at gmail.com
asha at gmail
asha AT gmail DOT com
ashaATgmailDOTcom
asha.rao at gmail dot com
asha dot rao at gmail dot com
asha underscore rao at yahoo dot co dot in
asha92 at yahoo dot co dot in
asha at rediffmail dot com
asha at hotmail
asha gmail com
asha gmail dot com
asha at example dot in
asha [at] example [.] com
asha एट जीमेल डॉट कॉम
asha @ yahoo
आशा@उदाहरण.com
https://wa.me/919876543210
http://example.com/asha
www.example.com
wa.me/919876543210
t.me/asharao
t . me / asharao
t dot me slash asharao
t(dot)me/asharao
m.me/asharao
fb.com/asharao
bit.ly/asha-flat
linktr.ee/asha
goo.gl/maps/abc
myflat.com
see myflat.com/baner for photos
my-flat.co.in
myflat dot com
myflat [dot] com
myflat(dot)com
asha.in/flat
asha.me/rent
asha.io/baner
@asha_rao
@asha.rao92
@asharao92
follow @asha_rao_homes
insta: asharao
insta - asharao
insta id asharao
insta asha_rao
instagram @asharao
instagram: @asha.rao
instagram id is asharao
ig: asharao
ig asha_92
telegram: asharao
telegram id asharao
telegram @asha_rao
tg: asharao
tele - asharao
snap: asharao
snapchat asha_rao
skype: asharao
skype id asha.rao
signal: asharao
fb: asha rao
facebook id asha.rao.92
facebook - asharao
messenger: asharao
discord: asha#1234
twitter: asharao
linkedin: asharao
इंस्टा: asharao
इंस्टाग्राम आईडी asharao
टेलीग्राम: asharao
ping me on insta asha.rao.baner
dm @asharao
asha92 at the rate gmail dot com
asha at the rate of example dot in
asha@ybl
asha@okaxis
asha.rao@oksbi
asha-92@paytm
asha @ okhdfcbank
upi asha at ybl
9876543210@ybl
9876543210@upi
gpay 98765 43210
phonepe: 9876543210
paytm karo 98765-43210 par
`);

/** What people write of homes, money and days, and nobody can be reached by; one a line. */
const innocent = linesOf(`
Rent ₹25,000
Rent Rs 25000 per month
Rent 25000/-
Deposit ₹1,00,000
Deposit 100000, rent 25000
Deposit is 3 months rent: 75000
Rent 25k, deposit 1 lakh
Rent ₹1,40,000, maintenance ₹8,500
₹ 25,00,000 heavy deposit
Budget 60000-70000
Budget 25000 to 30000
Budget between 20000 and 25000
Rent 65250 and 72500 for the two flats
Between twenty five thousand and thirty thousand
Twenty five thousand rupees a month
Rs. twenty-two thousand only
पच्चीस हज़ार रुपये महीना
किराया ₹२५,००० और पिन ५६००३८
किराया पंद्रह हज़ार, जमा पचास हज़ार
1.5 lakh deposit, 35k rent
2 BHK, 1100 sq ft, 2nd floor of 4
areas 650-850-1200 sq ft
650, 850 and 1200 sq ft
1,100 sq ft carpet, 1,350 sq ft super built-up
Carpet area 950 sqft (88 sq m)
88.5 m² carpet area
PIN 560038
Pin code 560 038
पिन कोड 411045
Baner, Pune 411045
Indiranagar, Bengaluru 560038, Karnataka
PIN 400001 to 400010
House 12/3-4
H.No. 8-2-293/82/A, Road No. 10
Flat 1204, Tower 12
Flat 402, B wing, 4th floor
No. 14, 3rd cross, 5th main
Plot 123-A, Sector 45
Survey no. 123/4/5
Khata 1234/567
Door no 23/456
Flat nos 1201, 1202, 1203, 1204
Towers 1, 2, 3, 4, 5, 6, 7, 8 and 9
Floors 1 2 3 4 5 are taken
Sector 62, Noida 201309
D-1204, Phase 2, Sector 150
RERA P51800012345
RERA no P02400001234
PRM/KA/RERA/1251/446/PR/171031/002093
UPRERAPRJ12345
UPRERAPRJ123456/07/2026
MahaRERA P52100051234
RERA-GRG-PROJ-123-2019
TN/29/Building/0123/2026
HRERA 123 of 2026
GSTIN 29ABCDE1234F1Z5
PAN ABCDE1234F
CIN U72200KA2015PTC123456
From 2026-12-01 for 11 months
From 8-12-2026 - 31-1-2027
01/12/2026 at 11:30
2026-12-01 11:30
On 1 Dec 2026 at 5 pm
1/12/26 or 2/12/26
5.12.2026 to 5.11.2027
Between 10:30 and 12:30
10 am - 1 pm, 4 pm - 8 pm
9.30 to 18.30
Visits 9:00 11:00 14:00 16:00 18:00
Built in 2015
Built 2015, renovated 2024
2015-2026
Academic year 2026-27
11 months lock-in, 2 months notice
Available 01-12-2026, 15-12-2026 or 01-01-2027
1 Jan, 2 Feb, 3 Mar, 4 Apr
24x7 water and security
24/7 security, 100% backup
3 phase 5 kW power
10 KVA inverter, 3 ACs
Lift for 8 people, 544 kg
Water 7 am to 9 am and 5 pm to 7 pm
2 bathrooms, 2 balconies, 1 parking
2+1 bedrooms
2.5 BHK
3 BHK @ Baner
3 BHK @Baner
2 BHK @Koramangala near the park
Flat @ 25000
Flat @25k per month
Room @ ₹8,000
Rent@25000
2BHK@25000
Meet @ 5 pm
Message me at 5 pm
At the rate of 25000 a month
Follow the road. Turn left at the signal
@home feeling
Is the 3rd floor still free? 2 people and a cat.
We are two adults and one child
One two three, go!
Two or three bedrooms
One bathroom, two balconies, three bedrooms
Two, three or four people
four bedrooms for five people, one to two cars
one room for two, to be free from one to seven December
Ek do din mein dekhna hai
Do teen log rahenge
ek kamra do log ke liye
Teen char din baad aaunga
saat baje ke baad aaiye
aath se nau baje tak
do bedroom, ek hall, ek kitchen
एक दो दिन में देखना है
तीन चार लोग रहेंगे
दो कमरे, एक हॉल, एक रसोई
सात बजे के बाद आइए
दस से बारह बजे तक
शाम छह बजे
We have seven rooms on floors one, two, three, four and five
Bus 500 D, 335 E, 201 R
Metro 500 m, station 1.2 km
Bus numbers 500, 335, 201, 276
Airport 35 km, school 800 m, hospital 1.5 km
10 min walk, 5 min by auto
Near NH 44 and SH 17
Exit 5, Ring Road 100 ft
80 feet road, 60 feet road
100 Mbps fibre, 2 routers
50-inch TV, 190 l fridge, 6.5 kg washing machine
6.5 kg LG, 1.5 ton 5 star AC
Model WT-65A, 2024
5 seater sofa and 6 chairs
3 fans, 8 lights, 2 geysers, 4 curtains
12 m x 10 m
10x12 ft, 12x14 ft and 8x10 ft rooms
10 x 12, 12 x 14, 8 x 10
10'6" x 12'3"
1200*1500 mm tiles
Ratio 60:40
4.5 of 5 stars
95% of tenants stayed
Score 87 out of 100
18% GST, 5% increase a year
TDS 2% above 50000
Increase of 5% after 11 months, 10% after 22 months
Rent 25000, water 500, power at actuals
Rent 22000 incl 2000 maintenance
20000 + 2500 + 500
18000+2000=20000
Advance 50000 token 5000 rest later
Token 10000 only after the visit
Ten thousand token, two lakh deposit
2 lakh 50 thousand deposit
Two lakh fifty thousand
Lease 3 years, lock-in 6 months
Family of 4, vegetarian
Students of 18-25 years
Age 28, salary 12 lakh
CTC 15-20 LPA
Income over 10 lakh a year
Office timing 9-6, Mon-Fri
Mon to Sat, 10-19
Can we look at the house on Sunday?
Can I visit at five or six?
I will be at home at 5
We looked at a flat at the market
Come at any time after seven
Meet me at the gate
Look at the photos
The kitchen at the back is new
Good view of the park. In the morning there is sun.
Sunny.In summer it is cool
Fully furnished.in front of the park
Near D.Mart and St. Joseph's
Opp. Dr. Rao clinic, M.G. Road
Behind S.B.I., near H.D.F.C. bank
Near SBI ATM and ICICI bank
HDFC bank branch 200 m
Paytm and UPI accepted for maintenance
Rent by UPI or bank transfer
I pay by UPI on the 5th
Photo ID and address proof needed
Facebook and Google offices are near
Near the Facebook office, 2 km
Walking distance to Yahoo and Google
Signal at the corner is always slow
Near the signal, left turn
Traffic signal 100 m
The signal id card shop is downstairs
Telegram office road
Snap fitness gym in the building
We saw this on Instagram
Instagram-worthy balcony
Messenger service in the lobby
Skype call is fine for me
Video call on WhatsApp works for us
Please send the details on the app
Can we have a virtual visit on Saturday?
Do you allow pets?
Is it for bachelors too?
Too small for four
We won one award for the best-kept building
The tree in front is old
Oak tree, two swings, one bench
Bike ok, car parking for one
Nearest school: 1 to 10 class
Class 1, 2, 3, 4 and 5 nearby
Ward 84, zone 3, circle 12
Society reg. no. 1234 of 1998
MH-12 parking sticker
Vehicle KA 01 AB 1234
KA-05-MN-4321 is parked in our place
Consumer no ends with 4321
Meter reading 12345 on 1 Dec
Meter from 10250 to 10400 units
Electricity 8 units a day at ₹7.50
Reading was 45012, now 45130
Flat 101 102 103 104 are vacant
Rooms 101-106, double sharing
double sharing, triple sharing
Double bed and triple door wardrobe
Double door fridge, single bed, 3 mattresses
₹8,000 single, ₹6,500 double, ₹5,500 triple
नमस्ते, क्या घर अभी खाली है?
हम चार लोग हैं, दो बच्चे
किराया 18000 है, बिजली अलग
11 महीने का करार, 2 महीने का जमा
घर तीसरी मंज़िल पर है, लिफ़्ट है
मेट्रो 500 मीटर, बस स्टॉप 200 मीटर
IPv4 192.168.1.1 router included
v2.0 modular kitchen
ISO 9001:2015 certified builder
IS 456:2000 structure
Invoice KR-2026-27/000123
Receipt no. 000123 of 2026
Order 12345678
Reference 01a20bbf
Ticket 20261201-17
`);

const around = [
  ['', ''],
  ['Nice home. Please call ', ', thank you'],
] as const;

describe('what people write', () => {
  it('is covered where somebody can be reached by it', () => {
    expect(evasions.length).toBeGreaterThanOrEqual(200);
    const missed = evasions.flatMap((text) =>
      around.map(([before, after]) => before + text + after).filter((whole) => !hasContacts(whole)),
    );
    expect({ falseNegatives: missed }).toEqual({ falseNegatives: [] });
  });

  it('leaves no half of a number to be read', () => {
    const left = evasions.map(coverContacts).filter((shown) => /\p{Nd}{4}/u.test(shown));
    expect(left).toEqual([]);
  });

  it('stays as it is where nobody can', () => {
    expect(innocent.length).toBeGreaterThanOrEqual(200);
    const covered = innocent.filter(hasContacts).map((text) => [text, coverContacts(text)]);
    expect({ falsePositives: covered }).toEqual({ falsePositives: [] });
  });
});
