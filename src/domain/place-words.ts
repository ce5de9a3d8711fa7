/** Words of the names of localities, as newspapers and signs write them in Hindi: Latin letters do not say which T or D, or how long an A is. */
export const placeWords = `
domlur डोमलुर bannerghatta बन्नेरघट्टा sarjapur सरजापुर bommanahalli बोम्मनहल्ली brookefield ब्रुकफील्ड kadugodi काडुगोडी
mahadevapura महादेवपुरा raman रमन banaswadi बनशवाड़ी kalyan कल्याण frazer फ्रेज़र hennur हेन्नूर thanisandra थनिसंद्रा sadashivanagar सदाशिवनगर
yeshwanthpur यशवंतपुर vijayanagar विजयनगर nagarbhavi नागरभावी rajarajeshwari राजराजेश्वरी kengeri केंगेरी bandra बांद्रा khar खार
santacruz सांताक्रूज़ vile विले parle पार्ले andheri अंधेरी jogeshwari जोगेश्वरी goregaon गोरेगांव malad मालाड kandivali कांदिवली
borivali बोरीवली dahisar दहिसर vikhroli विक्रोली ghatkopar घाटकोपर kurla कुर्ला mulund मुलुंड bhandup भांडुप wadala वडाला matunga माटुंगा
dadar दादर prabhadevi प्रभादेवी parel परेल byculla भायखला tardeo ताड़देव malabar मालाबार greater ग्रेटर kailash कैलाश defence डिफेंस
safdarjung सफदरजंग chittaranjan चित्तरंजन vasant वसंत chhattarpur छतरपुर sarita सरिता nizamuddin निज़ामुद्दीन rajinder राजेंद्र
janakpuri जनकपुरी tilak तिलक uttam उत्तम palam पालम paschim पश्चिम shalimar शालीमार bagh बाग model मॉडल civil सिविल lines लाइंस
patparganj पटपड़गंज preet प्रीत manikonda मणिकोंडा nanakramguda नानकरामगुडा narsingi नरसिंगी tellapur तेल्लापुर nallagandla नल्लगंडला
chandanagar चंदानगर nizampet निज़ामपेट bachupally बाचुपल्ली somajiguda सोमाजीगुडा mehdipatnam मेहदीपट्टनम tolichowki टोलीचौकी attapur अत्तापुर
himayatnagar हिमायतनगर marredpally मारेडपल्ली tarnaka तारनाका habsiguda हब्सीगुडा uppal उप्पल dilsukhnagar दिलसुखनगर kompally कोमपल्ली
sainikpuri सैनिकपुरी kalyani कल्याणी wagholi वाघोली magarpatta मगरपट्टा kondhwa कोंढवा nibm एनआईबीएम wanowrie वानवडी bibwewadi बिबवेवाडी
dhankawadi धनकवडी sinhagad सिंहगड warje वारजे karve कर्वे bavdhan बावधन pashan पाषाण balewadi बालेवाडी deccan डेक्कन gymkhana जिमखाना
pimple पिंपले saudagar सौदागर nilakh निलख ravet रावेत nigdi निगडी chinchwad चिंचवड vishrantwadi विश्रांतवाडी dhanori धानोरी besant बेसंट
thiruvanmiyur तिरुवान्मियूर mylapore मायलापुर alwarpet अलवरपेट nungambakkam नुंगमबक्कम kilpauk किलपौक kodambakkam कोडंबक्कम ashok अशोक
vadapalani वडपलनी virugambakkam विरुगमबक्कम valasaravakkam वलसरवक्कम porur पोरूर mogappair मोगप्पेयर ambattur अंबत्तूर avadi आवडी perambur पेरंबूर
kolathur कोलत्तूर guindy गिंडी madipakkam मडिपक्कम pallikaranai पल्लिकरनै medavakkam मेडवक्कम perungudi पेरुंगुडी thoraipakkam तोरैपक्कम
sholinganallur शोलिंगनल्लूर navalur नावलूर siruseri सिरुसेरी nanganallur नंगनल्लूर chromepet क्रोमपेट tambaram तांबरम salt सॉल्ट rajarhat राजारहाट
keshtopur केष्टोपुर dum दम baguiati बागुईआटी ballygunge बालीगंज alipore अलीपुर bhawanipur भवानीपुर gariahat गड़ियाहाट kasba कसबा
jadavpur जादवपुर dhakuria ढाकुरिया jodhpur जोधपुर tollygunge टॉलीगंज behala बेहला thakurpukur ठाकुरपुकुर garia गड़िया narendrapur नरेंद्रपुर
sonarpur सोनारपुर mukundapur मुकुंदपुर tangra टांगरा beliaghata बेलियाघाटा kankurgachi कांकुरगाछी shyambazar श्यामबाजार howrah हावड़ा
shibpur शिबपुर prahlad प्रह्लाद bodakdev बोडकदेव thaltej थलतेज vastrapur वस्त्रापुर ambli आंबली bopal बोपल shela शेला gota गोता science साइंस
sola सोला chandkheda चांदखेड़ा motera मोटेरा sabarmati साबरमती ranip राणिप naranpura नारणपुरा navrangpura नवरंगपुरा ambawadi आंबावाड़ी
paldi पालड़ी vasna वासणा gurukul गुरुकुल memnagar मेमनगर drive ड्राइव in इन shahibaug शाहीबाग maninagar मणिनगर nikol निकोल naroda नरोडा
vastral वस्त्राल golf गोल्फ course कोर्स sushant सुशांत lok लोक nirvana निर्वाणा country कंट्री scheme स्कीम pratap प्रताप vidhyadhar विद्याधर
sodala सोडाला nirman निर्माण edappally इडप्पल्ली kaloor कलूर palarivattom पालारिवट्टम vyttila वैट्टिला kadavanthra कडवंत्रा panampilly पनमपिल्ली
marine मरीन ernakulam एर्नाकुलम maradu मरडु thrippunithura त्रिप्पूणितुरा thrikkakara तृक्काकरा kalamassery कलमश्शेरी aluva आलुवा kochi कोच्चि
gomti गोमती vibhuti विभूति khand खंड ashiyana आशियाना
`;
