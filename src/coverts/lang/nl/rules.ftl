## De regels om na te lezen. Welke regel in welk deel staat, zegt rules.json.

rules-nutshell-pikoko =
    Iedereen heeft een pauw met acht veren, en je ziet ieders veren, behalve die van jezelf. Eerst bieden jullie met
    gesloten vuisten hoeveel van de acht slagen elke pauw zal halen, ook de eigen pauw. Dan leg je gedekt een kaart: voor
    het bod dat je het meest vertrouwt.
    
    Daarna wordt er om de slagen gespeeld, maar met een draai: jij speelt de veren van je linkerbuur, en je rechterbuur
    speelt de jouwe. Een bod dat precies uitkomt is 2 punten waard, één ernaast is 1 punt. Na drie rondes wint wie de
    meeste punten heeft.
rules-nutshell-pok =
    Je hebt zes steentjes en wilt er vijf kwijt. Er worden drie dobbelstenen gegooid, iedereen verstopt een steentje in
    een vuist, en alle vuisten gaan samen open.

    Tonen precies zoveel van jullie een symbool als een dobbelsteen vraagt, dan leveren zij allemaal hun steentje in.
    Krijgt geen dobbelsteen zijn zin, dan mag weg waar geen dobbelsteen om vroeg. Raad dus wat de anderen van plan zijn,
    en doe iets anders; of precies hetzelfde.

rules-section-feathers = De veren
rules-section-deal = Het delen
rules-section-bids = De biedingen
rules-section-tricks = De slagen
rules-section-score = De telling
rules-section-pieces = Steentjes en dobbelstenen
rules-section-round = Een ronde
rules-section-end = Het einde
rules-section-fair = Eerlijk toeval

# Pikoko
rule-P1 = Er zijn veren in vijf kleuren: rood, geel, paars, wit en blauw. In elke kleur komt elk getal van 1 tot en met 11 één keer voor.
rule-P2 = Vier veren hebben drie kleuren tegelijk: PYR1, BWY4, PWR7 en BWR10. Zo'n veer geldt met dat getal in alle drie de kleuren; daarom zijn er van de 1, 4, 7 en 10 telkens één driekleurige en twee gewone.
rule-P3 = Met vijf spelers gebruik je alle 47 veren. Met vier blijven de 10's en 11's in de doos, met drie ook de 8's en 9's.
rule-P4 = De kleuren heten zoals jouw taal ze noemt. De letters R, Y, P, W en B zijn in alle talen dezelfde.
rule-P5 = In elke ronde krijgt elke pauw acht veren, en de volgende wordt omgedraaid: die kleur is troef. Heeft die veer drie kleuren, dan is er deze ronde geen troef. De rest doet niet mee.
rule-P6 = Je ziet alle veren, behalve die van jezelf. Niets in het spel verraadt ze voordat ze gespeeld worden.
rule-P7 = Je hebt negen fiches, en elke ronde krijg je ze terug. Met de klok mee, te beginnen bij wie de ronde start, komt elke pauw aan de beurt: alle anderen nemen fiches in hun vuist, en de vuisten gaan samen open.
rule-P8 = Zijn alle pauwen geweest, dan biedt iedereen op de eigen pauw, weer met gesloten vuist. Wat de anderen erop boden is je beste aanwijzing.
rule-P9 = Je mag bieden van 0 tot en met alle fiches die je nog hebt. Geboden fiches komen pas in de volgende ronde terug; je mag er overhouden, en ze mogen opraken.
rule-P10 = Dan legt iedereen gedekt een vertrouwenskaart: voor iemand aan tafel, misschien jezelf, bij wie je je bod het meest vertrouwt, of Geen vertrouwen. Bij de telling wordt die omgedraaid.
rule-P11 = Je speelt uit de pauw links van je, nooit uit je eigen pauw. Wie de ronde start, komt uit in de eerste slag; daarna speelt iedereen met de klok mee één veer. Een ronde heeft acht slagen.
rule-P12 = De eerste veer van een slag is vrij. Daarna moet je de gevraagde kleur spelen als de pauw links van je die ergens heeft; anders speel je wat je wilt. Ook een driekleurige veer met die kleur moet bekennen, en telt dan alleen als die kleur, ook als een van de andere twee troef is.
rule-P13 = Kom je uit met een driekleurige veer, of speel je er een zonder de gevraagde kleur, dan noem je een van de drie kleuren. Dat bepaal jij, niet de eigenaar, en troef mag ook.
rule-P14 = De hoogste troef haalt de slag; zonder troef de hoogste veer van de gevraagde kleur. De slag gaat naar de pauw van wie de veer is, wie die ook gespeeld heeft.
rule-P15 = De volgende slag begint met een veer uit de pauw die de vorige haalde. Dus komt uit wie rechts van die pauw zit.
rule-P16 = Een bod dat precies goed is geeft 2 punten, één ernaast geeft 1 punt, al het andere niets. Dat geldt voor al je biedingen, ook voor 0 en voor het bod op jezelf.
rule-P17 = Je vertrouwenskaart geeft 3 punten extra als je bod daar precies goed is, en kost er anders 1. Geen vertrouwen is altijd 1 punt waard.
rule-P18 = Wie tot dan toe de minste punten heeft, begint de volgende ronde. Bij gelijke stand is dat de eerste van hen met de klok mee na wie het laatst begon; een tafel kan ook afspreken dat de startfiche daar mag blijven, of altijd naar links gaat.
rule-P19 = Na drie rondes wint wie de meeste punten heeft. Bij gelijke stand beslist de beste ronde; is ook die gelijk, dan delen jullie de overwinning.
rule-P20 = Het lot bepaalt wie de eerste ronde begint, tenzij de tafel iemand gekozen heeft.

# POK
rule-K1 = Iedereen heeft zes steentjes: twee blauwe schijven, twee groene vierkanten en twee rode driehoeken. Laat ze aan niemand zien.
rule-K2 = De eerste dobbelsteen toont altijd één symbool. De tweede toont twee dezelfde of is leeg, de derde drie dezelfde of is leeg; bij die twee is de helft van de kanten leeg.
rule-K3 = De dobbelstenen worden gegooid. Iedereen sluit een vuist om een van de eigen steentjes, en als iedereen klaar is, gaan alle vuisten samen open.
rule-K4 = Een dobbelsteen is raak als precies zoveel spelers zijn symbool tonen als hij vraagt. Elke dobbelsteen telt apart, er wordt niets opgeteld. Wie het symbool toont van een dobbelsteen die raak is, levert dat steentje in.
rule-K5 = Alleen als geen dobbelsteen raak is, worden de steentjes ingeleverd waarvan het symbool op geen dobbelsteen staat. Zou dat voor iedereen gelden, dan levert niemand in.
rule-K6 = Alle andere steentjes gaan terug in de hand. Een ingeleverd steentje komt nooit terug.
rule-K7 = Het spel eindigt zodra iemand vijf steentjes heeft ingeleverd: die wint. Lukt het meer spelers in dezelfde ronde, dan winnen ze samen.
rule-K8 = Met vier of meer spelers kan het zijn dat er nog maar één symbool over is, twee steentjes voor iedereen. Dan helpt geen worp meer: het spel is uit, en iedereen deelt in de overwinning.
rule-K9 = Hoeveel steentjes iemand nog heeft, ziet iedereen; welke, moet je onthouden. Een tafel kan een geheugensteun aanzetten, die nooit in een gesloten vuist kijkt.

# Fair deals
rule-F1 = Voordat er voor het eerst gedeeld wordt, staat vast waar alles uit volgt: een nummer voor dit spel dat nooit terugkomt, en de regels waarmee aan deze tafel gespeeld wordt.
rule-F2 = In Pikoko doet het huis voor elk van de drie rondes een belofte, in POK één voor het hele spel. Zonder belofte wordt er niets gedeeld.
rule-F3 = Het huis belooft voor elke ronde een geheim getal, nog voor het de getallen van de anderen kent. Een belofte legt een getal vast zonder het te laten zien; wat later onthuld wordt, moet dat getal zijn.
rule-F4 = Voordat het huis zijn getallen trekt, heeft de browser van iedereen aan tafel zelf geheime getallen getrokken en beloofd. Wie niets beloofd heeft, kan later niets onthullen.
rule-F5 = Een bot heeft geen getal. Die telt als nul, net als een getal dat niet beloofd of niet op tijd onthuld is; wie er een beloofde en achterhield, wordt genoemd.
rule-F6 = Al die getallen samen geven een eindeloze rij nieuwe getallen, waarin elke kaart en elke kant van een dobbelsteen even waarschijnlijk is.
rule-F7 = Wie begint, hoe er gedeeld wordt en hoe de dobbelstenen vallen, volgt uit die rij en uit niets anders.
rule-F8 = Als een ronde geteld is of het spel wordt afgebroken, onthult het huis zijn getal. Vanaf dan kan iedereen het delen narekenen.
rule-F9 = De vingerafdruk, acht veren, volgt uit het spel en alle beloften. Zien jullie dezelfde acht, dan is jullie hetzelfde beloofd.
