/** Words of everyday English and Hindi in Latin letters: none is taken for the misspelt name of a place. */

const listOf = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Words that English search looks for in vain, as PostgreSQL has them, and the same of Hindi. */
export const emptyWords = listOf(`
  i me my myself we our ours ourselves you your yours yourself yourselves he him his himself she her hers herself it its
  itself they them their theirs themselves what which who whom this that these those am is are was were be been being
  have has had having do does did doing a an the and but if or because as until while of at by for with about against
  between into through during before after above below to from up down in out on off over under again further then once
  here there when where why how all any both each few more most other some such no nor not only own same so than too
  very s t can will just don should now im ive d ll re ve
  ka ki ke ko kaa kii mein me mai main se tak par pe per hai hain ho hoga hona hun hoon tha thi aur ya bhi hi wala wali wale vala vali
  chahiye chahie chaiye chahiy chaahiye chahta chahti liye lie liy mujhe mujhko hum humko hame hamein humein mera meri mere apna apni apne koi
  kuch kripya jo jis jiska jiski wo woh yeh ye yaha yahan waha wahan kaha kahan ek dena do dijiye karo kar karna karke raha rahe rahi sakta sakte
  sirf bas thoda achha acha accha achchha achi acchi acche saath sath sahit ghar gharo gharon makan makaan makaano kamra kamre rehna rehne rahna rahne
  dhundh dhoondh dhund dhundna talash khoj dikhao dikhaye dikhaiye batao bataye bata milega milegi mil jaye jaldi abhi ji bhai bhaiya sir madam
  और का की के को कम कृपया खोज ज्यादा तक नजदीक पर पास में मैं मुझे या लिए वाला वाली वाले से है हैं किराए किराया किराये घर घरों चाहिए
  प्रॉपर्टी फ्लैट फ्लैट्स मकान एक कोई भी हो हमें हमको हम मेरे मेरी मेरा अपना अपने दिखाओ दिखाइए बताओ बताइए रहने अच्छा अच्छी अच्छे मिल जाए सिर्फ
  ढूंढ रहा रहे रही हूं हूँ दो वहां यहां जहां आसपास साथ सहित कमरा कमरे कमरों रह सके सकें सकूं सकता सकती सकते ऐसा ऐसी ऐसे जिसमें जिसका जो वो वह ये यह
  इस उस इसी जरूरत जल्दी तलाश खोजना देना दीजिए दें करें करो होना होनी होनी रहना रहता रहती जगह हर बस ठीक नया पुराना मकानों वाले लगभग थोडा बहुत
  केवल kewal keval खोली खोल्या मध्ये मधे मधील मधला मधली साठी सोबत च्या चे ची चा सह हून त ला मला आम्हाला आमच्या आमच्यासाठी पाहिजे हवे हवी हवा हवं हवंय आहे आहेत असलेले असलेला असलेली असेल शोधत शोधतो शोधते
  madhye madhe sathi saathi pahije paahije hava have havi mala amhala aamhala aahe ahe asel asleli aslela aslele chya che
  aisa aisi aise jisme jismein sake saken sakein rah jagah zarurat jarurat talaash thik theek hona hoti hota chahte chahega`);

/** Words that are true of every home here, or that say how it is looked for. */
export const wordsOfAnyHome = listOf(`
  accommodation accomodation allowed anything anywhere flat flats flatt फ्लॅट फ्लॅट्स सदनिका जागा home homes lease let looking look lookin near nearby nearest need needed needs place places please plz pls
  property properties propery rent rented rental rentals renting tolet want wanted wants search searching find finding show get give required
  requirement require available availability urgent urgently asap budget range price priced cost rupees rs inr per month monthly around approx about
  good nice best decent great suitable preferred preferably prefer preference option options listing listings area locality location located vicinity side
  areas town bhk rk kiraye kiraya kirae kiray rehne fully kindly help hi hello hey thanks thank dear team someone somebody anyone somewhere shift shifting move
  moving soon currently immediately today hai ideally must also like would could shall may might maybe etc within upto max maximum min minimum least
  city sqft sq ft vacant khali खाली flt reasonable lac lakh k crore thousand hazar hazaar onwards only room rooms set apna flatmate ho stay staying live living`);

export const ordinaryWords = listOf(`
  coaching tuition tuitions classes institute institutes company companies bachelors couple couples expat students citizens senior corporation corp
  attached individual pure nonveg vegetarians tenants allowed restriction restrictions compliant access sharing male maids
  able accept access across active actual add address adult advance after afternoon age agent ago agree air airport all allow almost alone along already
  also always amenities among amount animal another answer any apart appear area arm army arrive art ask assured attached attractive auto available
  average avenue away baby bachelor bachelors back backup bad bag balcony bank bar base basement basic bath bathroom bathrooms bazaar beach beautiful because become bed
  bedroom bedrooms before begin behind believe below beside best better big bike bill bit black block blue board boat body book born boss both bottom box boy boys
  branch break breakfast bridge bright bring broker brokerage brother brown budget build builder building builtup bungalow bus business busy buy cab cable call calm camp campus capital
  car card care carpet case cash cat center central centre century ceramic certain chance change charge charges cheap cheaper check child children choice church
  cinema class clean clear close closed closet clothes club coffee cold colleague college colony color colour come comfort comfortable comfy commercial common community
  commute company complete complex condition connected connection construction contact contract convenient cook cool corner corporate correct couple courtyard cover covered cozy cosy create
  cricket cross crowd current cycle daily dance dark data date daughter day days dead deal dear decide deep deluxe deposit design desk developed dev diet different
  dining dinner direct direction dirty distance district doctor dog dogs door double down draw drawing dream drink drive dry dual duplex dust each early east easy eat
  economical edge eight electric electricity electronic elegant elevator embassy employee empty end engineer english enjoy enough enter entire entrance equipped
  estate even evening ever every exact excellent exclusive exit expensive extra eye face facility facilities facing fact fair fall false family fan fans far farm fast
  father favorite fee feel feet female few field fifth fill final fine fire first fit five fix fixed floor floors flower fly follow food foot footpath for force
  forest form forum forward four fourth free freehold fresh freshly fridge friend friends friendly from front fruit full fun funny furnish furnished furniture further future
  gallery game garage garden gas gate gated general gents geyser gift girl girls give glass go gold golden golf good government grand granite great green grey grocery ground
  group grow guard guest guests guide gurudwara gym half hall hand happy hard have head health healthy hear heart heater heavy height help hen here high highway hill
  hospital hospitals hostel hot hotel hour hours house household houses housing how hub huge human hundred husband idea immediate important include included including
  income independent india indian indoor industrial inside instead inter interior internet inverter iron island item job join joint junction just keep key kids kind king
  kitchen know lady ladies lake land lane large last late laundry law lawn layout lead leader learn lease leave left leg legal less letter level library life lift light lights
  like line lines link list little live living lobby local locality location lock lodge loft long look lot lots love lovely low lower lucky lunch luxurious luxury machine maid mail main maintained maintenance
  make male mall malls man managed manager many map marble mark market married master mat matter maximum meal mean meat medical medium meet member men metro middle mile military
  milk mind mine mini minimum minute minutes mins miss mix mobile model modern modular moment money month months more morning mosque most mother move movie much multi
  music must name narrow natural nature neat negotiable neighbour neighborhood never new newly next nice night nine noise non normal north northern note
  nothing number nurse occupied occupancy ocean off offer office officer offices often oil old once one open opposite option orchard order other outdoor outer outside over own owner
  owners paid paint painted pair palace palm panel pantry paper parent parents park parking part partial parties party pass past path pay paying peace peaceful people
  permanent person pet pets phase phone photo photos piano pick picture piece pink pipe piped plan plant play plaza plot plus point police pool poor popular port position
  possession possible post power prayer premium present pretty price prime private problem proper property public pull pump pure purple push put queen quick quiet quite
  race radio rail railway rain raised rate ready real rear reasonable recent recently red refrigerator register rent repair residence residential resident resort rest
  restaurant retail return rich ride right ring river road roads roof room roomy rooms round route royal run rural safe safety salary sale same sand school schools sea
  season seat second sector secure secured security see self sell semi senior separate serene serious serve servant service services set seven share shared sharing shed shelf
  shift ship shop shopping shops short show shower side sign silent silver simple since single sister sit site six size sky skyscraper sleep slow small smart smoke smoking society
  soft solar solid some son soon sound south southern space spacious spare special specious sports spot spring square staff stair staircase stairs stand standard standing star start state
  station stay steel step still stock stone stop store storage store storey story street strict strong student students studio study style subway suit suite summer sun sunlight
  sunny sunrise super supermarket supply sure surface sweet swim swimming system table tall tank tap tax taxi tea teacher team tech techpark technology telephone temple temporary ten tenant tenants
  term terrace terraced test than theatre thing think third this three tile tiled tiles time tiny title today toilet tomorrow top total touch tower towers town towards traffic train
  transit transport travel tree trees triple true trust try turn twin two type ultra uncle under union unit university unfurnished until upper urban urgent use used utility
  vacant valley value van vastu vegetarian veg ventilated ventilation very view views villa village visit visitor vitrified wait walk walking walkable wall want ward wardrobe wardrobes warm wash
  washing washroom watch water way weather week weekend welcome well west western what wheel white whole wide wife wifi win wind window windows wine winter wise with without
  wood wooden woman women word work worker working world worship worth wrong yard year years yellow yes yesterday young youth zero zone
  ghar kamra kamre makan dukan bazar mandir masjid sadak gali nazdeek paas baju upar niche neeche andar bahar samne saamne piche peeche bada bade badi chota chote choti naya naye nayi
  purana purane purani sasta saste sasti mehnga mehenga accha acha kiraya kiraye malik makanmalik pani paani bijli rasoi khana chat chhat aangan hawa hawadar dhoop roshni
  saaf safai suraksha surakshit parivar pariwar parivaar bachche bachcha bacche baccha ladka ladke ladki ladkiyan ladkiyon mahila purush shaadi shadi akela akele dost log logo logon aadmi aurat
  naukri kaam karne daftar dafter office school skool college hospital aspatal station steshan jaldi turant abhi aaj kal mahina mahine saal din raat subah shaam hazar hazaar lakh rupaye
  rupay jyada zyada kam thoda bahut bohot sabse poora pura puri poori aadha adha sirf keval bilkul zaroor jaroor zaruri jaruri pasand chahiye dikhao batao milega bina bagair sahit saath ke liye wala wali
  shant mast badhiya badiya sundar khula khuli khubsurat kutta billi gaadi gadi cycle bike scooter manzil manjil tal pehla pehli dusra dusri teesra pahla pahli ground
  aiims iit trade world trader traders brand chair phone plaza metro court press smile dream happy royal grand tower river beach coast cloud plant apple orange mango lotus tulip maple olive pearl coral amber crown eagle tiger horse sheep honey sugar spice lemon candy pizza lunch snack drink water juice lovely jacuzzi fountain fireplace mezzanine skylight cellar sauna greenhouse observatory airy renovated
  ac ro tv pg rk bhk rs no to in at on of ft sq dg np ok hi wi fi up by km ph sw ne nw se`);

/** Words that many names of places end in: the name is known without them. */
export const genericPlaceWords = listOf(`
  layout nagar road phase sector stage block colony east west north south extension village main cross city town marg
  street gaon puram pura vihar enclave area circle garden gardens 1st 2nd 3rd 4th st nd rd th station chowk bazar bazaar market cantonment`);

/** Of these the words that no place goes by without: Ashok Vihar and Ashok Nagar are two. */
export const nameEndings = listOf('vihar nagar puram pura enclave colony layout garden gardens extension');
