import { children } from './readAge.ts';

// Patterns of who is watching, and of what they fear or have lost.

export const company =
  '(?:(?:to |that i can |we can |i can )?(?:watch|see|enjoy) )?(?:(?:together )?(?:with|for|alongside))';
export const grandparent =
  '(?:(?:great )?grand ?(?:ma|pa|mother|father|parents|dad|mum|mom)s?|granny|gran|grannies|nan|nana|nanna|oma|abuela)';
export const parent =
  '(?:parents?|mum|mom|mummy|mother|dad|father|folks|stepmother|stepfather|aunts?|aunties?|uncles?)';
export const inLaw = '(?:in laws|mother in law|father in law|parents in law|inlaws)';
export const ours = '(?:my|our|the|his|her|their)';
export const who =
  '(?:(?:she|he|they|i|we|shes|hes|theyre|im|who|that|and|both|really|very|so|quite|rather|bit|a|all|also|still|is|are|am|get|gets|got|being|s|can be|tend to be|tends to be) )*';

export const noises =
  '(?:(?:sudden|loud|big|shouting) (?:and )?){0,2}(?:noises?|sounds?|bangs?|music)|flashing lights|shouting';
const feared = `(?:everything|anything|(?:the )?dark|monsters?|witch(?:es)?|ghosts?|villains?|bad (?:guys|people)|baddies|storms?|thunder|${noises})`;
export const fears = `${feared}(?:(?: ,)?(?: and| or)? (?:${feared}|spiders|snakes|dragons|wolves|sharks|dogs|clowns|zombies|skeletons)){0,3}`;
const lovedOne = `(?:${children}|mum|mom|mother|dad|father|parents?|grandma|grandpa|grandmother|grandfather|granny|nan|wife|husband|partner|boyfriend|girlfriend|brother|sister|best friend|friend|dog|cat|pet|horse|rabbit|baby)`;
const bereaved = `(?:(?:my|our) (?:[a-z0-9]+ ){0,4}?(?:friends?|mates?|bff|colleague|neighbour|neighbor|mum|mom|mother|dad|father|wife|husband|partner|boyfriend|girlfriend|brother|sister|grandma|grandpa|granny|nan|aunt|uncle|cousin|flatmate|roommate|boss|${children})(?: who)?|i|we|ive|weve|(?:she|he|they|who)(?= (?:has |have )?(?:just|recently)))`;
export const outlook = `(?:(?:has|have|had|just|recently|sadly|is|are|am|still|also) )*`;
export const loss = `(?:${bereaved} ${outlook}(?:(?:lost|buried|grieving|mourning)(?: for)? (?:theirs|(?:my|our|his|her|their|a) (?:(?:beloved|dear|old|little|own|only|poor) )?${lovedOne})|grieving|mourning)|(?:my|our|his|her|their) (?:(?:best|dear|old) )?(?:(?:friends|mates|wifes|husbands|partners|boyfriends|girlfriends|colleagues|neighbours) )?${lovedOne} (?:has |just |recently )*(?:died|passed away|passed))`;
export const devout =
  '(?:catholic|christian|religious|conservative|muslim|devout|pious|prudish|strict|old fashioned|traditional|proper)';
