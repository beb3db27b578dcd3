/** More of what people type who need help at once, each with the need. It was written before the phrases that it is found by. */
export const UNSEEN: readonly (readonly [need: string, text: string])[] = `
medical|my mum cant breathe
medical|grandad fell and hes not waking up
medical|having a fit and wont stop
medical|stung by bee throat swelling
medical|cut myself badly wont stop bleeding
medical|she passed out
medical|baby turned blue
medical|bad asthma attack no inhaler
medical|possible stroke what to do
medical|crushing chest pain
medical|diabetic unconscious
overdose|swallowed pills
overdose|taken too much medication
overdose|too many painkillers
overdose|friend taken loads of ketamine
overdose|drank weedkiller
overdose|ate poisonous mushrooms
overdose|dog tablets swallowed by toddler
suicide|i cant go on
suicide|suicidal
suicide|feeling suicidal
suicide|want to die
suicide|end it all
suicide|no point in being here
suicide|hurting myself
suicide|my daughter is cutting herself
suicide|cutting myself again
suicide|my best mate wants to top himself
suicide|don't feel safe with myself
suicide|thinking of killing myself tonight
suicide|im going to hang myself
suicide|sucide
suicide|want to disappear forever
suicide|dwi ddim eisiau byw
suicide|teimlo'n hunanladdol
suicide|mae fy mab yn siarad am ladd ei hun
domestic-abuse|domestic violence
domestic-abuse|hes hitting me
domestic-abuse|he beats me
domestic-abuse|my husband hurts me
domestic-abuse|husband threatening me
domestic-abuse|my partner is abusive
domestic-abuse|scared to go home to my boyfriend
domestic-abuse|my neighbour is being hit by her husband
domestic-abuse|she controls everything i do
domestic-abuse|he tracks my phone
domestic-abuse|ex wont leave me alone
domestic-abuse|wife hits me im a man
domestic-abuse|need somewhere safe to go from my husband
domestic-abuse|dometic abuse
domestic-abuse|mae fy ngŵr yn fy nghuro
domestic-abuse|ofn fy ngŵr
domestic-abuse|battered wife
sexual-violence|raped
sexual-violence|i think i was raped
sexual-violence|sexually assaulted at a party
sexual-violence|someone touched me sexually
sexual-violence|he made me do things i didnt want
sexual-violence|date raped
sexual-violence|ymosodiad rhywiol
forced-marriage|being made to marry
forced-marriage|my dad is forcing me to marry
forced-marriage|i dont want this wedding they are making me
forced-marriage|family taking me abroad for marriage
forced-marriage|cael fy ngorfodi i briodi
modern-slavery|trafficked
modern-slavery|they wont give me my passport back
modern-slavery|made to work and not paid
modern-slavery|forced to sell drugs
modern-slavery|held as a slave
child|im 12 and my dad hurts me
child|my stepdad comes into my room at night
child|bullied
child|want to run away from home
child-worry|child being neglected next door
child-worry|baby left alone in car
child-worry|think my neighbour hits her kids
child-worry|child missing
child-worry|someone is grooming my daughter
child-worry|mae plentyn yn cael ei gam-drin
adult|my gran is being hit by her carer
adult|elderly neighbour being neglected
adult|someone is taking money from my disabled brother
adult|abuse in care home
homeless|nowhere to sleep
homeless|no home tonight
homeless|landlord kicked us out
homeless|made homeless today
homeless|slept in car last night
homeless|im on the street
homeless|thrown out by my mum
homeless|homless tonite with kids
homeless|dim cartref heno
homeless|dim lle i fynd
gas|gas leak
gas|i can smell gas in my kitchen
gas|think there's a gas leak next door
gas|carbon monoxide alarm
gas|smell of gas in street
gas|gollyngiad nwy
power|power cut
power|electricity gone off in the whole street
power|no electricity at all
power|lights have gone out
power|sparking power cable
power|toriad trydan
food|no food
food|nothing to eat
food|kids havent eaten
food|no money to feed my baby
food|need a food parcel
food|cupboards are empty
food|hungry and skint
food|dim bwyd
danger|house on fire
danger|someone has a knife
danger|burglar in my house
danger|being attacked
danger|999
danger|mae tân yn y tŷ
help|need help
help|emergency
help|please help me
`
  .trim()
  .split('\n')
  .map((line) => line.split('|') as [string, string])

/** More of what people type who only use words like those. */
export const QUIET: readonly string[] = `
how to hit a golf ball
my dad wants to join a walking group
my mum needs a lift to hospital
i want to learn to cook
i want to take up running
my husband has dementia
my wife has cancer
my son needs a tutor
i need help with my cv
my daughter is being assessed for autism
my partner lost his job
where can i take my kids for free
im hungry for adventure
my kids want to learn boxing
need a place to meet friends
place to stay on holiday
sleep over party venue
want to be a volunteer
i was made redundant
my landlord wont fix the boiler
my landlord put the rent up
no heating
no internet
no money for christmas presents
run a marathon for charity
lost my bus pass
lost my dog
lost my keys
lost my husband last year
my husband died
widow support
child died bereavement
cant sleep
cant afford childcare
cant get a doctors appointment
hearing test
hearing aid batteries
battery recycling
bleach stain removal class
cleaning job
free tablets for school children
meds delivery
my baby wont feed breastfeeding support
breastfeeding
feeding my family on a budget
out of school club
kicked out of college help
going out on saturday
night out
nightclub
nowhere to park
park and ride
car parking
broken wheelchair
broken phone repair
fall in love dating
dating group over 50
cut and paste crafts
burn survivors network
fire stick help
street lights not working
report a street light
pothole
power wash
electric scooter
gas canister disposal
knife amnesty
gun club licence
stab proof
shot blasting
flu shot
covid shot
drop in clinic
head lice
heart of the city festival
stroke a cat cafe
attack on titan club
panic at the disco
dance till you drop
hit wicket cricket
slap bass lessons
beat boxing
punch bag
choke hold judo class
killing house flies
dead leaves collection
ending homelessness campaign
end of year party
die hard film night
jump rope
jumping castle hire
hang out spot for teens
hang gliding club
cliff walks
bridge repairs
train station
under the bridge skate park
over the edge abseil charity
life skills
life insurance
take my own lunch
own your life course
self employed advice
harm reduction course
help yourself buffet
emergency plumber
emergency services day
urgent repairs council house
crisis skylight
mad hatters tea
crazy golf
losing weight
losing your sight
going blind
seeing eye dogs
voices in harmony
meltdown autism advice
toddler meltdowns
sick pay
poorly cat
bad back
bad debts
temperature of the pool
rash of thefts talk
`
  .trim()
  .split('\n')
