/** Hindi in either script and short forms as the vocabulary's own words: bina and बिना are "without". */
import { withoutNukta } from '../devanagari.ts';

/** The word of the vocabulary, then those that stand for it. Hindi letters are written without the dots below them. */
const table = `
without: bina bgair bagair w/o बिना बगैर शिवाय
no: nahi nahin nako नहीं नको नाही
not: mat
zero: shunya जीरो शून्य
brokerage: dalali brokrage ब्रोकरेज दलाली कमीशन
broker: dalal agent agents dealer dealers brokers ब्रोकर दलाल एजेंट
owner: owners landlord makanmalik malik ओनर मालिक मकानमालिक
direct: directly seedha sidha seedhe डायरेक्ट सीधे सीधा
family: kutumb कुटुंब कुटुंबीय families parivar parivaar pariwar fmly faimly फैमिली फैमली परिवार परिवारों famly
bachelor: student students vidyarthi विद्यार्थी अविवाहित bachelors batchelor batchelors bechelor bachlor kunware kunwara kuware बैचलर बैचलर्स कुंवारे कुंवारा
company: corporate कंपनी कम्पनी कॉरपोरेट
furnished: सुसज्ज furnish furnishd furnised फर्निश्ड फर्निश्ड़ फर्निश सुसज्जित सज्जित frnshd furnshd furn furnisd
semi: अर्धसुसज्ज ardh adha aadha सेमी अर्ध आधा sami
fully: full puri poori pura poora फुल फुली पूरी पूरा पूर्ण
unfurnished: अनफर्निश्ड असज्जित unfurnish unfurnishd unfurn
villa: villas विला कोठी kothi kothis
studio: studios स्टूडियो
penthouse: penthouses पेंटहाउस पेंटहाऊस
house: houses हाउस
bungalow: bungalows bangla bangala bangalow बंगला बंगले बंगलो
independent: स्वतंत्र इंडिपेंडेंट इंडीपेंडेंट
builder: बिल्डर
ground: ग्राउंड
bhutal: भूतल तळमजला तळमजल्यावर
floor: मजला मजल्यावर मजले majla majala फ्लोर flr manzil manjil manzeel मंजिल तल
apartment: अपार्टमेंटचे apartments appartment appartments apartmnt apt apts अपार्टमेंट
pg: pgs पीजी
hostel: वसतिगृह वसतिगृहे hostels हॉस्टल होस्टल
women: मुली मुलगी mulgi muli स्त्रिया woman womens girl girls lady ladies female females ladki ladkiyo ladkiyon ladkiyan mahila mahilao mahilaon गर्ल गर्ल्स लेडी लेडीज लडकी लडकियों लडकियां महिला महिलाओं
men: मुले मुलगे mulge man mens boy boys gents male males ladka ladke ladko ladkon purush बॉय बॉयज ब्वॉयज जेंट्स लडका लडके लडकों पुरुष पुरुषों
coed: unisex
paying: पेइंग
guest: गेस्ट
twin: ट्विन
sharing: shared share sharer sharers sharin sheyring शेयरिंग शेयर साझा
occupancy: occupency ऑक्यूपेंसी
seater: सीटर
food: foods meal meals khana khaana khane khaane bhojan tiffin mess खाना खाने भोजन फूड मील टिफिन मेस
breakfast: nashta naashta नाश्ता ब्रेकफास्ट
dinner: डिनर
time: times टाइम
car: cars gadi gaadi गाडी कार
bike: bikes scooter scooty motorcycle बाइक स्कूटर स्कूटी
lift: lifts elevator elevators लिफ्ट
gym: gyms gymnasium जिम
swimming: swim स्विमिंग
pool: pools पूल
power: पावर
backup: backups बैकअप
generator: genset जनरेटर
wifi: wi-fi वाईफाई वाइफाइ
internet: इंटरनेट
ac: acs एसी
conditioning: conditioned conditioner conditioners
air: एयर
geyser: geysers gijar गीजर
fridge: fridges फ्रिज refrigerators
washing: वाशिंग वॉशिंग
machine: machines मशीन
security: सुरक्षा सिक्योरिटी surakhsha suraksha
guard: guards गार्ड chowkidar चौकीदार
cctv: सीसीटीवी
balcony: balconies balcon बालकनी बाल्कनी balcni
park: parks पार्क
garden: gardens बगीचा bagicha गार्डन
clubhouse: क्लबहाउस
visitor: visitors विजिटर
parking: parkng parkings पार्किंग prking
wardrobe: wardrobes almirah almari अलमारी
modular: मॉड्यूलर
kitchen: kitchens रसोई किचन
pets: पाळीव pet paltu पालतू पेट्स
janwar: janvar jaanwar जानवर जानवरों
dog: dogs doggy puppy kutta kutte कुत्ता कुत्ते
cat: cats billi बिल्ली
allowed: allow friendly welcome
verified: सत्यापित वेरिफाइड वेरीफाइड
cheap: स्वस्त स्वस्तात swast cheapest cheaper sasta saste sasti affordable economical सस्ता सस्ती सस्ते
newest: latest नवीनतम
new: नवीन navin naveen naya naye nayi नया नई नए
big: मोठे मोठा मोठी motha mothe bada bade badi बड़ा बड़े बड़ी बडा बडे बडी
small: chota chhota chote chhote choti chhoti छोटा छोटे छोटी लहान lahan
immediate: ताबडतोब tabadtob immediately turant fauran तुरंत तुरन्त
today: aaj abhi आज अभी
tomorrow: kal कल
bathroom: स्नानगृह bath baths bathrooms toilet toilets washroom washrooms बाथरूम शौचालय
bhk: bhks bkh bhkk
rk: rks
bedroom: खोली खोल्या खोल्यांचे खोल्यांचा kholi kholya बेडरुम bed beds bedrooms bdr br bdrm bedroomed kamra kamre kamro kamron kamare kmre कमरा कमरे कमरों बेडरूम बेडरूम्स
room: rooms रूम
or: किंवा kinva ya या अथवा
and: आणि ani aur evam तथा और एवं
to: पेक्षा peksha se से
near: जवळ जवळचे जवळील जवळपास javal jawal paas pas pass nazdeek nazdik najdik kareeb nearby nr नजदीक पास करीब
in: मध्ये मधे madhye madhe madhle mein me mai main में
rent: भाडे भाड्याने भाड्याचे भाड्याची भाड्याचा bhade bhadyane bhadyache kiraya kiraye rental rentals किराया किराए किराये रेंट
budget: bajat बजट
deposit: डिपॉजिट
month: महिन्याला महिना mahina mahine maah महीना महीने माह mo mth mnth
under: आत aat andar अंदर अन्दर undr
above: upar uper ऊपर
less: कमी kami kam कम
more: जास्त jast jyada zyada zyaada adhik ज्यादा अधिक
around: सुमारे साधारण lagbhag approx approximately roughly about lgbhag तकरीबन लगभग करीबन arnd
between: दरम्यान darmyan beech bich बीच
thousand: हजाराचे हजाराला thousands hazar hazaar hajar hajaar hzar hazr हजार
lakh: lakhs lac lacs लाख
crore: crores karod करोड
rupees: rs rupee rupaye rupay rupaiya inr रुपये रुपए रुपया रु रूपये रूपए
sqft: sft sqfeet sqfoot squarefeet squarefoot वर्गफुट वर्गफीट
square: sq वर्ग स्क्वायर स्क्वेयर
feet: ft foot फुट फीट
yards: yard yd yds gaj गज
meter: meters metre metres mtr
from: शुरू
maximum: max अधिकतम
minimum: min न्यूनतम
nonvegetarian: nonveg
vegetarian: vegetarians veg vegitarian vegeterian shakahari शाकाहारी वेज
gas: गैस
railway: railways rly रेलवे
hospital: hospitals aspatal अस्पताल हॉस्पिटल
station: stations stn steshan स्टेशन
metro: metros मेट्रो
tak: पर्यंत paryant
couple: couples कपल दंपती जोडपे
water: pani paani पानी वाटर
facing: face faced mukhi मुखी फेसिंग
`;

const words: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line): [string, string][] => {
      const [word = '', others = ''] = line.split(': ');
      return others.split(' ').map((other) => [withoutNukta(other.normalize('NFKD')).normalize('NFC'), word]);
    }),
);

/** A word that stands for none stays as it is, in Latin letters. */
export const canonicalWord = (text: string, latin: string): string =>
  words.get(text) ?? words.get(latin) ?? latin;
