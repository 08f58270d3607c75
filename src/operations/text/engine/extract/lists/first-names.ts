/** Given names of many peoples, without marks: what makes a capitalised phrase a person. */
export const firstNames = `
  aaron abby abdul abdullah abel abena abigail abraham ada adaeze adam adele adeola aditi aditya adrian
  adriana adrien agata agatha agnes agnieszka ahmad ahmed aicha aiden aiko aileen aisha aisling ajay akash
  akiko akira alan alana alasdair alba albert alberta alberto alejandra alejandro aleksandar aleksandra
  alena alessandra alessandro alessia alex alexander alexandra alexandre alexei alexis alfie alfonso
  alfred alfredo ali alice alicia alina alisa alison alistair allan allen allison alma alois alvaro alyssa
  amalia amanda amara amber amelia amelie ami amina aminata amir amit amos amy ana anabel anais anastasia
  anders andre andrea andreas andreea andrei andres andrew andrzej andy aneta angel angela angelica
  angelika angelina angelo angus anil anita anja anjali anke ann anna annabel annalisa anne annegret
  annelies annette annie annika anselm anthony antoine anton antonia antonio antti anya aram archie ari
  ariana ariel arjun arlene armando arnaud arne arnold arthur arturo arun arvid asha ashley ashok asif
  asim astrid ato atsuko aubrey audrey augusto aurelia aurelie aurora austin ava avery aviva axel ayaan
  ayesha ayodele ayse ayumi azra babak babatunde barbara barnaby barry bartosz bashir basil bastian beata
  beatrice beatriz becky bela belinda ben benedict benedikt benjamin benoit bernadette bernard bernd
  bernhard bert bertha bertrand bessie beth bethany bettina betty beverley bianca bilal billy bjorn blanca
  bo bob bobby boris bozena brad bram brandon brenda brendan brent bret brian bridget brigitte britta
  bronwyn bruce bruno bryan bryony burak caitlin calum calvin camila camilla camille carina carl carla
  carlo carlos carmen carol carole caroline carolyn carrie carsten casper cassandra catalina catarina
  caterina catherine cathy cecile cecilia cecily cedric celeste celia celine cesar chandra chantal charles
  charlie charlotte chen cheryl chiara chidi chike chinedu chioma chiyo chloe chris christa christian
  christiane christina christine christoph christophe christopher christos cillian cindy claire clara
  clarence clarissa claude claudia claudio claus clemens clement clive colette colin colleen concetta
  connor conrad constance constantin cora coralie corinna corinne cormac cornelia cornelius cosima
  courtney craig cristian cristina crystal curtis cynthia cyril dagmar dai daisy dale damian damien damon
  dan dana daniel daniela daniele danielle danny daphne dara daria dario darius darko darren daryl dave
  david davide dawn deborah debra declan deepa deepak deirdre dejan delia delphine denis denise dennis
  derek derrick desmond devi devon diana diane didier diego dieter dietmar dilip dimitri dina dinesh dirk
  dmitri dolores dominic dominik dominique don donald donna donovan dora dorian doris dorothea dorothy
  doug douglas dragan duncan dustin dylan eamon ebba ebele ed eddie edgar edith edmund edoardo eduard
  eduardo edward edwin efua egil eileen eilidh einar eirik eitan ekaterina elaine eleanor elena eleni
  elias elif elin elina elisa elisabeth elise eliza elizabeth elke ella ellen ellie elliot elliott elly
  elodie eloise elsa elsie elspeth elvira emanuel emeka emil emile emilia emilie emilio emily emine emma
  emmanuel emmanuelle emre enrico enrique enzo eric erica erich erik erika erin ernest ernesto ernst erwin
  esme esteban estelle esther ethan etienne eugene eugenia eunice eva evan eve evelyn ewa ewan ezra fabian
  fabienne fabio fabrice fadi fahad faisal farah farida farouk fatima fatou fatoumata federica federico
  felicia felicity felipe felix ferdinand fergus fernanda fernando fiona flavia flavio fleur flora
  florence florian folake frances francesca francesco francine francis francisco franco francois francoise
  frank franz franziska fred freddie frederic frederick frederik freya frida frieda friedrich fritz fumiko
  gabor gabriel gabriela gabriele gabriella gael gail gareth garry gary gaston gavin geert gemma gene
  genevieve geoff geoffrey george georgina gerald geraldine gerard gerda gerhard gert giancarlo gianluca
  gianni gideon gilbert giles gillian gina ginevra gino giorgio giovanna giovanni gisela gita giulia
  giuliana giulio giuseppe gladys glen glenn gloria gonzalo gopal gordon grace graeme graham grant greg
  gregor gregory greta gretchen griet grzegorz guido guilherme guillaume gunnar gunter gunther gurpreet
  gus gustav gustavo guy gwen gwendolyn gwyneth habib hadiza hakan hakim hamid hamish hamza hana hanna
  hannah hannelore hans hao harald hari harold harriet harry haruka haruki haruto harvey hasan hassan
  hazel heather hector heidi heike heiko heinrich heinz helen helena helene helga helge helmut hendrik
  henri henriette henrik henry herbert herman hermann hiba hilary hilda hildegard hiro hiroshi holger
  holly horst howard hubert huda hugh hugo humphrey hussein iain ian ibrahim ida idris ifeanyi ifeoma
  ignacio igor ikram ilaria ilse iman imani imelda imogen imran ina indira ines inga inge ingeborg inger
  ingrid inigo ioana ira irena irene irina iris irma isaac isabel isabella isabelle isaiah isha ismail
  isobel ivan ivana ivar ivo ivy jacek jack jackie jacob jacqueline jacques jade jaime jake jakob jakub
  jamal james jamie jan jana jane janet janice janina janine janos jared jasmin jasmine jason jasper
  javier jay jayden jean jeanette jeanne jeff jeffrey jelena jemima jennifer jenny jens jeremy jerome
  jerry jess jesse jessica jessie jesus jill jim jimena jimmy jin jiri jo joan joana joanna joanne joao
  joaquin jochen joe joel joelle joerg johan johann johanna johannes john johnny jolanda jon jonah jonas
  jonathan joost jordan jorge jose josef josefina joseph josephine josh joshua josie joyce juan juana
  juanita jude judith judy julia julian juliana julie julien juliet juliette julio julius jun jurgen
  justin justine justyna jutta kaan kadir kai kailash kaitlyn kaja kamal kamala kamil kamila karan kareem
  karen karim karin karina karl karla karolina karsten kasia kasper katarina katarzyna kate katharina
  katherine kathleen kathrin kathryn kathy katie katja katrin katrina katya kavita kay kaya kazuki kazuo
  kehinde keiko keira keith kelechi kelly kelvin ken kenji kenneth kerry kerstin kevin khadija khaled
  khalid kieran kim kimberley kimberly kirsten kirsty kit kitty kjell klara klaus kofi kojo konrad
  konstantin krishna kristen kristian kristin kristina kristof krystyna krzysztof kumar kunle kurt kwabena
  kwame kyle kylie lachlan laila lakshmi lamin lara larisa larry lars lasse latifa laura lauren laurence
  laurent lavinia lawrence lea leah leandro lee leif leigh leila lena leo leon leona leonard leonardo
  leonie leonor leonora leopold leroy lesley leslie leticia lewis liam lian liana lidia lieke liesbeth
  lila lili lilian liliana lillian lily lin lina linda lindsay lindsey linh linnea linus lionel lisa
  lisbeth lise liu liv livia liz lizzie lloyd logan lois lola lorena lorenz lorenzo loretta lorna lorraine
  lotta lotte lou louis louisa louise lourdes luc luca lucas lucia lucian luciana luciano lucie lucien
  lucille lucinda lucio lucy ludovic ludovica ludwig luigi luis luisa luka lukas lukasz luke luna luz
  lydia lyle lynda lynette lynn maarten mabel maddalena madeleine madeline madison mads maeve magda
  magdalena maggie magnus mahesh mahmoud maia maisie maja malala malcolm malgorzata malik malin mallory
  mamadou mandy manfred manish manoj manon manuel manuela mara marc marcel marcello marcia marcin marco
  marcos marcus marek margaret margarida margarita margherita margit margot margrit marguerite maria
  mariam mariana marianna marianne maribel marie marieke mariela marija marika marilyn marina mario marion
  marisa marisol marissa marit marius marjorie mark marko markus marlene marlon marta martha martin
  martina martine martyn marvin mary maryam marzena massimo mateo mateus mateusz mathias mathieu mathilde
  mats matt matteo matthew matthias matthieu matti maud maura maureen maurice mauricio maurizio mauro max
  maxim maxime maximilian maxine maya mayumi mehdi mehmet mei melanie melinda melissa melody mercedes
  meredith merel merle mette mia micah michael michaela michal micheal michel michela michele michelle
  mick miguel mihai mika mikael mike mikhail mikkel mila milan mildred milena miles milica milo milos mina
  ming minh mira miranda mireille miriam mirjam miroslav mitchell mitsuko mohamed mohammad mohammed moira
  molly mona monica monika monique morgan morris moses moshe mostafa muhammad murat muriel musa mustafa
  myles myra myriam myrna nabil nadezhda nadia nadine nadja nagore nana nancy naomi narendra nasrin nasser
  natalia natalie natascha natasha nathalie nathan nathaniel naveed naveen neha neil nell nellie nelson
  nena neus ngozi nia niall niamh nicholas nick nicola nicolas nicole nicoletta nicolo niels nigel nikhil
  nikita niklas niko nikola nikolai nikolaus nikos nils nina nisha nithya njoki noa noah noel noelia
  noelle noemi nora norah norbert noreen norma norman nour noura nuno nuria nyah obinna octavia odette
  odile ola olaf olav ole oleg olena olga oliver olivia olivier olle olu olufemi oluwaseun omar omari
  ondine oona orla orlando oscar oskar osman oswald otis otto owen ozan pablo paige palesa pam pamela
  paola paolo pascal pascale pat patrice patricia patricio patrick patrik patrizia patsy paul paula
  paulina pauline paulo pavel pawel pedro peggy penelope per percy perla pernille petar pete peter petra
  petros phil philip philipp philippa philippe phillip phoebe phyllis pia pierre piers pieter pilar piotr
  polly poppy prakash pranav preeti priscilla priya priyanka przemyslaw quentin quinn rachel rachid radka
  rafael rafal raffaele rafiq ragnhild rahul rainer raj raja rajesh ralf ralph ramesh ramon ramona randy
  ranjit raphael raquel rashid raul ravi ray rayan raymond reagan rebecca rebekah regina reinhard reinhold
  remi rena renata renate rene renee reza rhiannon rhoda rhys ria ricarda ricardo riccardo richard rick
  ricky rik rikke rita rob robbie robert roberta roberto robin robyn rocco rocio roderick rodney rodolfo
  rodrigo roger rohan rohit roisin roland rolf romain roman romeo romy ron ronald ronan ronja ronnie rory
  rosa rosalie rosalind rosamund rosario rose roseanne rosemarie rosemary rosie ross rowan rowena roxana
  roxanne roy ruben ruby rudi rudolf rufus rupert russell ruth ryan ryo saanvi sabine sabrina sadia sadie
  saeed safia sakura saleh salim sally salma salman salvador salvatore sam samantha samir samira sammy
  samuel samuele sandeep sander sandra sandro sanjay sanna sanne santiago sara sarah sascha sasha saskia
  satoshi saul savannah scarlett scott sean sebastian sebastiano selim selina selma serena serge sergei
  sergey sergio seth shabnam shane shanice shannon sharon shaun shauna sheila shelley sheryl shinji shirin
  shirley shreya sian sibylle sidney sidsel siegfried sienna signe sigrid silas silke silvia silvio simon
  simona simone sina sindre siobhan sita sjoerd slavica sofia sofie solange solveig sonia sonja sophia
  sophie soren stacey stacy stan stanislav stanley stavros stefan stefania stefanie stefano steffen stella
  stephan stephane stephanie stephen steve steven stewart stijn stine stuart sue suki sultan sunil sunita
  suresh susan susana susanna susanne susie suzanne svein sven svenja svetlana swati sybil syed sylvain
  sylvia sylvie szilvia tabitha tadeusz taiwo takashi takeshi tamara tamas tamsin tanja tanya tara tarek
  tariq tasha tatiana ted temitope teo terence teresa terry tess tessa thabo thaddeus thandi theo theodora
  theodore theresa therese thierry thomas thor thorsten tiago tiffany tilda tilly tim timo timothy tina
  tobias toby todd tom tomas tomasz tommaso tommy toni tony torben torsten toshio tracey tracy travis
  trevor tricia trine tristan trond troy trudy tunde tuomas tyler tyrone uche udo ugo ulf ulla ulrich
  ulrike umar umberto ursula usha uta ute uwe vaclav valentin valentina valeria valerie vanessa vasile
  vasily venkat vera verena verity vernon veronica veronika veronique vicente vicki vicky victor victoria
  vijay vikram viktor viktoria vincent vincenzo viola violet violeta virginie vishal vito vittoria vivek
  vivian viviana vivien vladimir volker walid wallace walter wanda wanjiru wayne wei wen wendy werner wes
  wesley whitney wiebke wilfred wilhelm willem william willy wilma winifred winston wioletta wojciech
  wolfgang wyatt xander xavier xiao ximena xin yaa yael yan yana yann yannick yara yasmin yasmina yasmine
  yaw yejide yen ying yolanda yorick yosef yoshi yousef youssef yuan yui yuki yuko yulia yuri yusuf yves
  yvette yvonne zachary zahra zainab zara zelda zeynep zhang zina zita zoe zofia zola zoltan zora zsofia
  zuzana
`;
