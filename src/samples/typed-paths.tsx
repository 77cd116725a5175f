import { useForm } from 'bindform';

const { render, model } = useForm({
  owner: { born: new Date() },
  pets: [{ name: 'Rex', age: 3 }],
});
render('pets.0.age', {
  rules: {
    validator: (age) => age > 30 && 'Too old',
    //          ^?
  },
});
const { born } = model.owner;
//      ^?
const [rex] = model.pets;
//     ^?
// @errors: 2345
render('owner.brn');
