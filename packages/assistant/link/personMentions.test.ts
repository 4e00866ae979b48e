import { describe, expect, it } from 'vitest';

import { linkedIn, saidIn, told, toldIn } from '../../../server/assistant/testing/linkedIn.ts';

describe('people', () => {
  it.each([
    ['keanu but not the matrix', ['Keanu Reeves (any)', 'without The Matrix 1999']],
    ['robin williams sad one', ['Robin Williams (any)']],
    ['del toro but no monsters', ['Guillermo del Toro (any)']],
    ['clint eastwood as director', ['Clint Eastwood (director)']],
    ['scored by john williams', []],
    ['directed by Steven Spielberg', ['Steven Spielberg (director)']],
    ['directed by spielberg', ['Steven Spielberg (director)']],
    ['something by Kubrick', ['Stanley Kubrick (director)']],
    ['starring Tom Hanks and Meg Ryan', ['Tom Hanks (cast)', 'Meg Ryan (cast)']],
    ['with tom hanks', ['Tom Hanks (cast)']],
    ['with Tom Hanks but without Meg Ryan', ['Tom Hanks (cast)', 'Meg Ryan (any)']],
    ['a Hitchcock thriller', ['Alfred Hitchcock (any)']],
    ['tarantino films', ['Quentin Tarantino (any)']],
    ["Nolan's early work", ['Christopher Nolan (any)', 'order oldest']],
    ['Nolan films with a twist', ['Christopher Nolan (any)']],
    ['written by Charlie Kaufman', ['Charlie Kaufman (writer)']],
    ['something in the style of Wes Anderson', ['Wes Anderson (any)']],
    ['a Coen brothers comedy', ['Joel Coen (any)', 'Ethan Coen (any)']],
    ['by director Steve McQueen', ['Steve McQueen (director)']],
    ['Penelope Cruz in a Spanish film', ['Penélope Cruz (any)']],
    ['starring Nic Cage', ['Nicolas Cage (cast)']],
    ['directed by Quentin Tarentino', ['Quentin Tarantino (director)']],
    ['from the director of Inception', ['Christopher Nolan (director)']],
    ['by the same director as Heat', ['Michael Mann (director)']],
    ['from the writer of Eternal Sunshine of the Spotless Mind', ['Charlie Kaufman (writer)']],
    ['scorcese films', ['Martin Scorsese (any)']],
    ['Hitchcockian suspense', ['Alfred Hitchcock (any)']],
    ['anything with both pacino and de niro', ['Al Pacino (cast)', 'Robert De Niro (cast)']],
    ['De Niro and Pacino together', ['Robert De Niro (any)', 'Al Pacino (any)']],
    ['Almodóvar comedies', ['Pedro Almodóvar (any)']],
    ['the guy who made Get Out', ['Jordan Peele (director)']],
    ['will smith comedies', ['Will Smith (any)']],
    ['Jack Black being silly', ['Jack Black (any)']],
    ['ang lee', ['Ang Lee (any)']],
    ['early john carpenter', ['John Carpenter (any)', 'order oldest']],
    ['best wayne knight movies', ['Wayne Knight (any)']],
    ['a funny tom cruise movie', ['Tom Cruise (any)']],
    ['films by ron howard', ['Ron Howard (director)']],
    ['films by barbra streisand', ['Barbra Streisand (director)']],
    ['films by alfred hitchcock', ['Alfred Hitchcock (director)']],
    ['morgan freema', ['Morgan Freeman (any)']],
    ['something with craig ppearce', ['Craig Pearce (any)']],
    ['newest michael h. webber', ['Michael H. Weber (any)']],
    ['funny tom cruise', ['Tom Cruise (any)']],
    ['will smith action', ['Will Smith (any)']],
    ['arnie action', ['Arnold Schwarzenegger (any)']],
    ['arnie', ['Arnold Schwarzenegger (any)']],
    ['something with the rock', ['Dwayne Johnson (cast)']],
    ['best of keanu', ['Keanu Reeves (any)', 'order best']],
    ['top kurosawa', ['Akira Kurosawa (any)', 'order best']],
    ['Anderson films', ['Wes Anderson (any)']],
    ['best lynch', ['David Lynch (any)']],
    ['a lynch film', ['David Lynch (any)']],
    ['kubrick ranked', ['Stanley Kubrick (any)', 'order best']],
    ['tarantino marathon', ['Quentin Tarantino (any)']],
    ['last film of kubrick', ['Stanley Kubrick (any)', 'order newest']],
    ['harrison ford when he was young', ['Harrison Ford (any)', 'order oldest']],
    ['leo and brad pitt', ['Leonardo DiCaprio (any)', 'Brad Pitt (any)']],
    ['scorcese and dicaprio', ['Martin Scorsese (any)', 'Leonardo DiCaprio (any)']],
    ['newman and redford', ['Paul Newman (any)', 'Robert Redford (any)']],
    ['kidman thriller', ['Nicole Kidman (any)']],
    ['streep', ['Meryl Streep (any)']],
    ['something funny with sandler', ['Adam Sandler (cast)']],
    ['not a fan of nolan', ['Christopher Nolan (any)']],
    ['bogart and bacall', ['Humphrey Bogart (any)', 'Lauren Bacall (any)']],
    ['bergman', ['Ingmar Bergman (any)']],
    ['the coens', ['Joel Coen (any)', 'Ethan Coen (any)']],
    ['the daniels', ['Daniel Kwan (any)', 'Daniel Scheinert (any)']],
    ['srk', ['Shah Rukh Khan (any)']],
    ['j-law', ['Jennifer Lawrence (any)']],
    ['movies with the guy from Breaking Bad', ['Bryan Cranston (cast)']],
    ["the director of parasite's other films", ['Bong Joon Ho (director)', 'without Parasite 2019']],
    ['bong joon-ho, not parasite', ['Bong Joon Ho (any)', 'without Parasite 2019']],
    ['scorsese gangster stuff', ['Martin Scorsese (any)']],
    ['a film like Fargo with Frances McDormand', ['like Fargo 1996', 'Frances McDormand (cast)']],
  ])('of %j', (text, people) => {
    expect(toldIn(text)).toEqual(people);
  });

  it.each([
    'turn the page on a stone by the brooks',
    'will smith the iron',
    'a black jack table',
    'page turners with a lee shore',
    'something by candlelight',
    'with a good twist',
    'with friends and family',
    'my friend Scott and his ford',
    'where Hopper talks to Joyce',
    'starring nobody I know',
    'a hard grant to get',
    'with Carla Wozniak',
    'by the sea',
    'a story about a man named murray',
    'a lynch mob hunts a man',
    'lost in a stone age cave',
    'best man at a wedding',
    'hitch a ride to the coast',
    'a sly fox',
    'a Christian drama from Brazil',
    'cage fights on a cruise ship',
  ])('are not in %j', (text) => {
    expect(toldIn(text)).toEqual([]);
  });

  it('of one name are distinguished by what they do', () => {
    const [director] = linkedIn('directed by Steve McQueen');
    const [actor] = linkedIn('starring Steve McQueen');
    expect(director?.wish).not.toEqual(actor?.wish);
    expect(actor && told(actor)).toBe('Steve McQueen (cast)');
  });

  it('include their cues, but no negation', () => {
    expect(saidIn('a drama directed by Ridley Scott')).toEqual(['directed by Ridley Scott']);
    expect(saidIn('no Tom Cruise')).toEqual(['Tom Cruise']);
    expect(saidIn('from the director of Heat')).toEqual(['from the director of Heat']);
  });
});
