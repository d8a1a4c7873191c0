/**
 * Ordinary English words that an answer may use although the mill's texts do not. A word that is
 * neither here nor there cannot be checked: it may be a name, a number or another language. Words of
 * price, stock, certificates, payment, delivery, law and health are in `claim-words.ts` instead.
 */
const words = `
a able about above across actually add added adding addition after again against ago ahead air all allow
allows almost alone along already also although always am among an and another answer answered answering
answers any anyone anything anyway apart appear appears apply applies appropriate are area around as ask
asked asking asks assistant at attention average avoid aware away back bad balance balanced base based basic
basically be beautiful beautifully became because become becomes been before begin beginning begins behind
being below beneath beside besides between beyond big bit black blue body bold both bottom bright brighter
bring brings broad brown build built business but button by calculate calculated calculation call called
came can cannot capable care careful carefully carry case category cause caution certain chance change
changed changes check checking choice choices choose chooses choosing chosen class classic clean clear
clearer clearly close closely closer closest cloth clothes clothing cold collection collections colour
coloured colours combination combine combined combines come comes comfort comfortable comfortably coming
comment common commonly compact compare compared comparing comparison complete completely computer concern
confirm conditions consider considering consistent contact contain contains content continue continues
contrast control convert converted converts cool cooler correct could count couple cover covers cream crisp
current currently custom customise customised customize customized customizable cut cuts daily dark darker
data date deal decide decides decision deep deeper define defined definitely degree delicate dense denser
density depend dependable depending depends describe described describes description design designed
designs desired detail detailed details determine develop did differ difference differences different
differently difficult direct direction directly discuss display do does doing done down drape drapes
drapey draping draw drier dries drop dry drying due durability durable during each earlier early easier
easily east easy edge effect effective effectively either elastic elegant else elsewhere end enough ensure
entire entirely equal equals equivalent especially essential essentially etc even evening event ever every
everyday everyone everything exact exactly example examples excellent except exist exists expect expected
experience explain explained explains explore express extra extremely eye face fact facts fairly fall falls
family far fashion fast favour feature features feel feeling feels felt few fewer fibre field fill final
finally find finding finds fine finer finest finish finished fire firm firmer firmly first fit fits fitted
flat flexible flow flowing flows fluid focus follow following follows for form formal forms forward found
four frame fresh from front full fully function further furthermore future garment garments gave general
generally gentle gently get gets getting give given gives giving glad go goes going gone good got grand
great greater green grey ground group grow guess guide guidance guided had hand handle handled handles
happen happy hard harder hardly has have having he head hear heat heavier heaviest heavily heavy held hello
help helped helpful helping helps hence her here hi hide high higher highest highlight highly hold holding
holds home hope hot how however ideal ideally idea if image imagine importance important in include included
includes including increase indeed indicate individual information informed inner inside instead instance
intended interest interested into introduce involve is issue it item items its itself join just keep keeping
keeps key kind kinds knit knits knitted knitting knew know knowing knowledge known knows large larger last
lasting late later latest layer layers lead learn least leave leaves leaving left length less let lets letter
level levels lie lies light lighter lightest lightly lightness lightweight like liked likely limit limits line
lines link linked links list listed lists little live local long longer longest look looked looking looks
loose loosely lot lots love lovely low lower luxurious made main mainly maintain maintains major make maker
makers makes making manage manufacture manufactured manufacturing many mark marked match matched matches
matching material materials matter matters maximum may maybe me mean meaning means meant measure measured
measures medium meet meeting meets mention mentioned merely message method mid middle might mild mind minimal
minimum mix mixed mixture moderate modern moisture moment month more moreover most mostly mother move movement
moves moving much must my name named namely names narrow narrower narrowest natural naturally nature near
nearby nearer nearest nearly neat necessarily necessary need needed needing needs neither never new next nice
nicely no nobody noise none nor normal normally not note noted notes nothing notice number numbers object
obtain obvious obviously occasion of off offer offered offering offers often oh okay old older on once ones
only onto opaque open option options or order ordered ordering orders ordinary organise original other others
otherwise our ours ourselves out outdoor outer outside over overall own page pages pair pairs pale part
particular particularly parts party pass past pattern patterned patterns people per perfect perfectly perform
performance performs perhaps period person personal phrase pick picked picking pictured picture pictures
piece pieces place placed places plain plan please pleased pleasant plus point points popular position
possible possibly practical precise precisely prefer preference preferred prefers prepare prepared present
press prevent previous primarily prior probably problem process produce produced produces product products
programme program project proper properly property properties provide provided provides providing pull pure
purpose put puts quality quick quicker quickly quiet quite raise raised range ranges ranging rather reach
reached read reading reads real realise really reason reasonable reasons receive received recent recently
recommend recommendation recommendations recommended recommending record recorded records red refer reference
referred refers regard regarding regards region regular regularly relate related relative relatively
relevant reliable rely remain remains remember replied replies reply represent request requested requests
require required requirement requirements requires resist resistant respond response rest result resulting
results return rich right robust roll rough roughly round rows rule run runs said same sample samples say
saying says scale search searched searching season seasonal seasons section see seeing seek seem seems seen
select selected selecting selection sells send sending sense sent separate serve serves set sets setting
settled settles several shade shades shall shape shaped share shared she sheer sheerer shift shine shiny short
shorter shortly should show showed showing shown shows side sides similar similarly simple simply since size
sizes skin slight slightly slip small smaller smallest smart smooth smoother smoothly snug so soft softer
softest softly softness solid some someone something sometimes somewhat soon sooner sorry sort sound space
speak special specific specifically specified specify spoken sport spread spring stable stage stand standard
stands start started starting starts state stated statement states stay stays steadier steady step steps
stiff still stop straight straightforward stretch stretches stretchy strong stronger structure structured
structures style styles subject subtle such suggest suggested suggesting suggestion suggestions suggests suit
suitable suitability suited suiting suits summary summer sun sunny sure surface sweat switch table tailored
take taken takes taking talk talked task team tell telling tells tend tends term terms test text texture
textured textures than thank thanks that the their theirs them themselves then there therefore these they
thick thicker thickness thin thing things think thinner this thoroughly those though thought through thus
tight tightly tighter till time times tip to together tone tones too took top topic touch tough toward towards
traditional translucent transparent trend tried true truly try trying turn turned turns twist type types
typical typically under understand understanding understood uniform unique unit unless unlike until unusual
up upon upper us usage use used useful user uses using usual usually variation variations varied varieties
variety various vary varying version versatile very via view visible visit visitor wait want wanted wanting
wants warm warmer warmest warmth was watch water way ways we wear wearing wears weather week weigh weighing
weighs weight weights welcome well went were wet what whatever whatsoever when whenever where whereas wherever
whether which while white who whole whose why wide wider widest wicking width widths will winter wish wishes
with within without wonder wonderful word words work worked working works world worn would write writes
writing written wrong year yellow yes yet you your yours yourself
activewear adult alternative alternatives appearance apparel assist attractive background barely blend blended
blending blends blouses border borders boutique breathability breathable breathe breathes breathing brushed
buyer buyers casual children childrenswear chilly climate climates cling clinging coat collar
cotton cottons counterpart crease creases creasing curtain curtains cushion cushions decorative dress dresses
dressy drapery dye dyed dyeing dyes elasticity embroidery evenings everyday fabric fabrics fibres figure
figures fleece fold folds formality frequently fuller gauzy gown gowns gsm hang hangs heaviness heavyweight
hem hoodie hoodies humid humidity inch inches insulation jacket jackets kids kurta kurtas lace laces
ladies laundering leggings lengthwise lingerie lining linings loop loops lustre lustrous matte mesh midweight
mill monsoon moq mosquito nap net nets netting nights nightwear nylon overlay overlays pants pattern perspire
perspiration petticoat placket polo polos polycotton polyester printing prints pyjamas recovery regain rib
ribbed ribs rounds sarees scarf scarves seam seams sew sewing sewn shawl sheerness sheets shine shirt shirting
shirts shrink shrinkage shrinks skirt skirts sleepwear sleeve sleeves snag snags sofa spandex elastane
sportswear stole stoles stitch stitched stitches strength striped stripes summery swatch swatches sweatshirt
sweatshirts tee tees textile textiles thread threads touchable tracksuits transparency trousers tops
undergarments uniforms veils vest vests warp wash washable washed washes washing waistband weave woven
womenswear workwear wovens yarn yarns
absorb absorbs absorbent absorbency achieve act actual adapt advantage advise afternoon agree aim alongside amongst
ample appeal approach arise aside aspect aspects assume assumed attach attached benefit benefits best better
bigger breath brief briefly broadly browse bulky bulkier calm capsule card catch catches chat cheerful clarify
cleaner clingy coarse coarser colleagues complement complements complex compromise concerns connect consult
contrasting convenient conversation counts create creates creating crispness curious curl curls date daywear
decide default depth despite dimension draft drafted dip dips distinct drawback ease easiest elegance emphasis emphasise
enhance enjoy enquire enquiry equally evaluate evenly excel exception expand explanation extent factor factors
familiar favourite feminine festive flatter flattering floaty forget forgiving formalwear foundation frequent
fullness glance glide glossy goal grain grip handfeel honest honestly hug hugs identical illustrate impression
improve indicates initial initially innerwear inquiry intend interesting intimate judge layered layering lend
lends lean likewise listing loungewear mainly meanwhile memory minor mood narrower negative neutral newer notably
noted numerous occasionally opinion opposite opt outerwear outline overview padded paragraph patient personally
perspective pill pilling pills plainer playful pleasure pliable polished polite porous portion positive practice
presently pretty principle proceed prone proportion proposal purely question quickest random rank rarely recall
recognise refine refined reflect reflects regardless reliably remind remove repeat resemble resembles retain
retains rigid roomy satisfied screen sensible shortlist silhouette silky similar sit sits sitting situation sleek
slimmer slow slower slowly snugly soften softens solution sophisticated source spans sporty spot spots springy
stability stiffness stick streamlined strict strictly strike studio sturdier sturdy substantial sufficient
sufficiently summarise supple support supportive supports supposed surprise swap swing tactile tailoring temper
thinly tied tiny track treat treated trim trims unclear uncommon uneven unfamiliar unfortunately unlined unsure
uppers usable verify vibrant viable volume wardrobe weaker weightless weighty whichever willing wise worry wrinkle
wrinkles wool linen silk denim velvet viscose bamboo
colleague navy maroon purple beige teal silver pink approx approximate approximately etc eg ie e-mail email phone telephone whatsapp website web
site online lay mass chart report advice booked search click tap here below hours days minutes
india indian gulf english hindi punjabi metric ai
`;

export const ordinaryWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/));

/** Words that only hold a sentence together; they carry no statement of their own. */
export const functionWords: ReadonlySet<string> = new Set(
  'a about all also always am an and any are as at be been being both but by can could did do does each either else even ever every for from had has have here how i if in indeed into is it its itself just may me might more most much must my no not of on one only or other our out over own per quite really same shall she should so some still such than that the their them then there these they this those though to too under until up us very was we were what when where whether which who whole why will with within would yes you your yours'.split(
    ' ',
  ),
);

export const contractions: ReadonlySet<string> = new Set(
  "i'm i'll i'd i've it's it'll that's there's here's what's let's we're we'll we've we'd you're you'll you've you'd they're they'll who's".split(
    ' ',
  ),
);
