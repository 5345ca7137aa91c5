## Eerste lessen.

learn-lesson = Les { $place } van { $number }: { $title }
learn-left = Tot de volgende keer. Het gaat verder met de les die je verlaat.
learn-done = Meer valt er niet te leren. Nu een eerste partij met tips: coverts play pikoko --hints
learn-no-such-lesson = Er zijn { $number } lessen.

learn-title = Eerste lessen
learn-offer = Nieuw hier? Zes korte lessen, in elk één idee.
learn-next = Volgende les
learn-list = Alle lessen
learn-skip = Deze les overslaan
learn-task = Wat je moet doen
learn-finished = gedaan
learn-not-there = Wat je hebt gedaan, leidt niet naar deze plek in de les.

lesson-trick-title = Slag en troef
lesson-trick-1 = Iedereen legt één veer, en de hoogste veer van de gevraagde kleur haalt de slag. Maar troef slaat elke andere kleur. Er is rood gevraagd, de pauw links van je heeft geen rood meer, en geel is troef. Je speelt de veren van de pauw links van je: haal deze slag voor die pauw.
lesson-trick-1-otherwise = Die mag, maar haalt niets: het is niet de gevraagde kleur en ook geen troef. Zoek een gele.
lesson-trick-1-done = De troef haalde de slag. Wie rechts zit van de pauw die een slag haalde, komt uit in de volgende; dat ben jij.
lesson-trick-2 = Kom uit met de laatste veer.
lesson-trick-2-otherwise = Er is er maar één.
lesson-trick-2-done = Acht slagen zijn een ronde. Dat was de laatste.

lesson-whose-title = Wiens veren je speelt
lesson-whose-1 = Je speelt nooit je eigen veren, die je niet ziet: je speelt die van de pauw links van je, en de slag gaat naar de pauw, niet naar jou. Je bood 1 op die pauw, en hij heeft er 1. Zorg dat het er niet meer worden.
lesson-whose-1-otherwise = Die veer is de hoogste: de pauw links van je zou een tweede slag halen, en je bod zou er één naast zitten. Kijk nog eens.
lesson-whose-1-done = Juist: laag genoeg. Je bod op die pauw klopt nog.

lesson-colours-title = Een veer met drie kleuren
lesson-colours-1 = Een driekleurige veer telt als elk van haar kleuren. Er is geel gevraagd. Heeft de pauw links van je ergens geel, dan moet er geel gespeeld worden.
lesson-colours-1-otherwise = Zoek de veer die geel onder haar kleuren heeft.
lesson-colours-1-done = Hier telde ze als geel, en als niets anders. Kom je ermee uit of gooi je haar weg, dan zeg je zelf als wat ze telt.

lesson-bid-title = Een bod op anderen
lesson-bid-1 = Je ziet elke pauw behalve die van jezelf. Bekijk de veren van de pauw links van je: welke halen slagen? Troeven, hoge getallen en lange kleuren. Bied hoeveel hij er haalt. Precies goed is 2 punten, één ernaast is 1.
lesson-bid-1-otherwise = Het is een bod als elk ander, maar geen goed bod voor deze veren. Tel de hoge getallen van elke kleur: met drie spelers is 7 de hoogste.
lesson-bid-1-done = Een goed bod. De vuisten gaan samen open; ook de anderen hebben geboden.

lesson-own-bid-title = Het bod op je eigen pauw
lesson-own-bid-1 = Je eigen veren zie je niet, maar de anderen wel, en ze hebben er allemaal op geboden. Wat zegt je dat?
lesson-own-bid-1-otherwise = De anderen zien je veren en zijn het eens. Geloof ze.
lesson-own-bid-1-done = Hun biedingen zijn het beste wat je over jezelf kunt weten.

lesson-confidence-title = Vertrouwen
lesson-confidence-1 = Een vertrouwenskaart geeft 3 punten als je bod daar precies goed is, en kost er anders 1. Geen vertrouwen is zeker 1 punt. Welk bod van je is het veiligst? Pauwen die niets halen, of bijna alles, zijn het makkelijkst te voorspellen.
lesson-confidence-1-otherwise = Dat kan, maar een van je biedingen is veiliger. Zoek het bod dat haast niet mis kan gaan.
lesson-confidence-1-done = Gedekt ligt ze daar tot de ronde geteld wordt.
