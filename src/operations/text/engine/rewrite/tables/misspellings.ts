/** Common misspellings, which every tone mends. */
export const misspellings = `
  definately/definatly/definetly = definitely | recieve = receive | recieved = received
  recieving = receiving | seperate = separate | seperately = separately | occured = occurred | untill = until
  wich = which | becuase/beacuse/becasue = because | thier = their | adress = address
  accomodation = accommodation | accomodate = accommodate | embarassing = embarrassing
  calender > of/for/is/to/invite/entry = calendar | goverment = government | neccessary/necesary = necessary
  occassion = occasion | oppurtunity/oportunity = opportunity | publically = publicly
  reccomend/recomend = recommend | refering = referring | succesful/successfull = successful
  succesfully = successfully | suprise = surprise | suprised = surprised | truely = truly | wierd = weird
  freind = friend | freinds = friends | alot = a lot | atleast = at least | infact = in fact
  aswell = as well | everytime = every time | eachother = each other | buisness = business | comming = coming
  begining = beginning | beleive = believe | realy = really | finaly = finally | basicly = basically
  happend = happened | dissapointed = disappointed | payed = paid | dissapointing = disappointing
  appologise = apologise | appologies = apologies | recipt = receipt | maintainance = maintenance
  garantee/guarentee = guarantee | questionaire = questionnaire | delievered = delivered | delivary = delivery
  custumer = customer | shiped = shipped | probaly/probabaly = probably | wasnt' = wasn't | noone = no one
`;
