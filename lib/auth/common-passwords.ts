// The words that common passwords are made of, as they stand at the top of every list of leaked ones: what is longer
// than a word ("password1234", "iloveyou2026!") is read as its parts (new-password.ts). Kept by hand, small letters.
const list = `
and the for of is it this that with from not are
password passwort passw pass passwd pwd word admin administrator root user username guest login logon signin welcome
hello hallo letmein let me in open sesame opensesame access secret private master default change changeme temp temporary
test testing tester demo sample example system server computer internet network office company business owner manager
staff team website webmaster support service security secure account

qwerty qwertz azerty qwer asdf zxcv qaz wsx edc qazwsx zaq xsw abc abcd xyz aaa iii one two three four five six seven
eight nine ten first last next null none nothing blank

iloveyou ilove love loveyou lovely lover loves loveme you my your mine forever always never together baby babe babygirl
babyboy honey sweet sweetie sweetheart angel angels darling princess prince queen king kitty heart kiss kisses hugs sexy
happy smile cutie beautiful gorgeous friend friends bestfriend family mother father mom dad mommy daddy mama papa sister
brother boy girl man woman men women wife husband son daughter grandma grandpa hate fuck fuckyou fucker shit bitch asshole
pussy dick sex porn hottie hot cool super mega ultra power strong magic lucky luck dream dreams hope faith grace peace
freedom blessed jesus christ jesuschrist god godisgood heaven bible church amen angel1 trinity hallelujah

monkey dragon tiger lion eagle eagles falcon falcons hawk panther panthers bear bears wolf wolves shark dolphin dolphins
butterfly horse horses pony cowboy cowboys dog dogs puppy doggie cat cats kitten bunny rabbit mouse turtle spider snake
cobra viper phoenix unicorn fish bird duck chicken cow pig elephant giraffe penguin panda koala hamster bulldog mustang
jaguar cheetah buffalo rooster scorpion raven ravens cardinal cardinals raptor rangers broncos steelers packers patriots
giants jets yankees mets redsox cubs dodgers braves lakers celtics knicks bulls warriors nets islanders devils

football baseball basketball soccer hockey tennis golf golfer boxing wrestling volleyball softball swimming running
fitness gym coach player players gamer games game playing champion winner winning victory sport sports team ball goal
arsenal chelsea liverpool manchester united barcelona madrid juventus

summer winter spring autumn fall season sunshine sunny sun moon star stars sky rain rainbow snow storm thunder lightning
fire water ice wind ocean sea river lake mountain island beach forest tree flower flowers rose roses lily daisy orchid
garden green blue red black white yellow orange purple pink silver gold golden brown gray grey crystal diamond ruby pearl
january february march april may june july august september october november december jan feb mar apr jun jul aug sep oct
nov dec monday tuesday wednesday thursday friday saturday sunday today tomorrow birthday christmas halloween easter
holiday vacation weekend party

michael michelle jessica jennifer ashley amanda daniel andrew joshua matthew christopher justin jordan robert william
david james john joseph thomas charles charlie george richard steven steve brian kevin jason eric mark paul peter patrick
anthony tony tom tim jim joe jack jake sam max ben alex alexander alexandra nicholas nicole samantha stephanie elizabeth
sarah rachel rebecca laura linda lisa mary maria anna anne annie emily emma olivia sophia isabella hannah abigail madison
chloe lauren megan melissa danielle natalie natasha victoria vanessa veronica barbara sandra susan karen nancy betty
dorothy helen ruth sharon donna carol angela angelina brandon tyler austin dylan ethan logan lucas mason hunter cameron
taylor morgan bailey harley buster rocky bandit shadow ginger pepper molly maggie lucy bella buddy coco oscar princess1
jasmine jasper casper felix simba tigger pooh snoopy mickey minnie donald carlos jose juan luis miguel antonio francisco
ricardo fernando alejandro maria carmen gabriel gabriela daniela valentina sofia camila andrea adrian martin oliver harry
potter harrypotter frank fred henry walter larry gary jerry dennis scott sean ryan kyle nathan aaron adam alan albert

superman batman spiderman ironman wonderwoman starwars startrek matrix gandalf frodo hobbit vader yoda skywalker jedi
pokemon pikachu charizard mario luigi zelda sonic minecraft fortnite roblox naruto sasuke goku dragonball hellokitty
disney cinderella ninja pirate wizard knight samurai assassin sniper soldier killer hacker rambo rocky1 blink metallica
nirvana slipknot eminem tupac beatles elvis madonna beyonce justinbieber guitar piano drums music musica dance dancer
singer rock roll rocknroll punk hiphop jazz hardcore

america american usa canada mexico england london paris france germany berlin italy roma russia china india japan
australia brazil brasil spain portugal ireland irish scotland newyork york jersey brooklyn manhattan bronx queens boston
chicago dallas houston austin texas california florida miami losangeles vegas hollywood washington phoenix denver
seattle atlanta detroit philadelphia

apple banana cherry peach strawberry lemon orange1 grape mango cookie cookies cupcake candy chocolate sugar cheese cheesecake
pizza burger coffee peanut butter bread pasta spicy salt beer vodka whiskey tequila wine cocacola coca cola pepsi
marlboro google gmail yahoo hotmail outlook facebook twitter instagram youtube myspace linkedin amazon ebay paypal
microsoft windows linux ubuntu android iphone samsung nokia motorola sony playstation xbox nintendo dell lenovo toshiba
mercedes porsche ferrari lamborghini corvette camaro chevy chevrolet ford toyota honda nissan bmw audi harleydavidson
yamaha kawasaki suzuki truck car cars racing nascar

mycomputer mypassword thepassword newpassword oldpassword password1 whatever something anything nothing1 nobody
everybody everything trustno trustnoone noone trust mustbe goaway getout idontknow dontknow remember forget forgot
please thankyou thanks sorry hi hey bye goodbye good bad best new old big little small young crazy stupid funny

money cash dollar dollars bank millionaire rich boss success work job school college university student teacher doctor
nurse lawyer engineer police marine marines navy army airforce military veteran honor duty country

kitchen kitchens bath baths bathroom bathrooms remodel remodels remodeling renovation renovations contractor contractors
cabinet cabinets counter countertop countertops tile tiles floor flooring vanity home homes house houses builder builders
design designs showroom estimate estimates hearth harbor rockland county congers nyack nanuet suffern monsey haverstraw
clarkstown orangetown ramapo stonypoint hudson valley tappan
`

/** Each word once. */
export const commonWords: ReadonlySet<string> = new Set(list.split(/\s+/).filter(Boolean))
